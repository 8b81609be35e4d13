/**
 * The tests here that cover a behaviour of GoTrue's own tests: files below tests/ with titles in them. Or the reason
 * why the behaviour is off.
 */
export type Proof = Readonly<Record<string, readonly string[]>> | { off: string }

/**
 * The behaviours that GoTrue's Go tests name, by area (internal/api, internal/tokens), with the tests that cover each
 * of them here.
 */
export const behaviours: Readonly<Record<string, Readonly<Record<string, Proof>>>> = {
  signup: {
    SignupTwice: {
      'auth/sign-up.test.ts': [
        "a sign-up with a confirmed address gets a made-up account with the caller's data, and sends no mail",
        'a repeated sign-up with an unconfirmed address sends another mail for the same account',
        'a second sign-up with an autoconfirmed address is refused and changes nothing',
        'the made-up account of a taken address has the same fields as a real one',
      ],
      'auth/takeover.test.ts': [
        "the owner's confirmation discards the attacker's password and user data, and the owner then chooses a password",
        'concurrent sign-ups of attacker and owner leave no password that opens the account, in either order',
        'a second sign-up with the same password before the confirmation keeps the password and the user data',
      ],
      'auth/meanwhile.test.ts': ['a sign-up with the password of an invited account is refused when the account was %s during it'],
    },
    VerifySignup: {
      'auth/verify.test.ts': [
        'a new account is confirmed by the mailed code, which signs it in',
        'a new account is confirmed by the mailed link, which puts a session into the fragment',
      ],
    },
    BodyTooLarge: { 'auth/sign-up.test.ts': ['a sign-up body above one megabyte is refused'] },
  },
  token: {
    PasswordGrantFailure: {
      'auth/password.test.ts': [
        'an unknown address, a wrong password and an account without a password get identical answers',
        'an unconfirmed address or a ban is revealed only to a caller with the right password',
      ],
      'auth/refusals/password.ts': ['signing in with an unknown address'],
      'auth/meanwhile.test.ts': ['a sign-in is refused and starts no session when the account was %s during it'],
    },
    RefreshTokenReuseRevocation: {
      'auth/refresh.test.ts': ['a stolen refresh token used after the interval ends the session for every holder'],
    },
    FailedToSaveRefreshTokenResultCase: {
      'auth/refresh.test.ts': ['a client that lost its new refresh token continues with the old one, however late'],
    },
    SessionTimebox: { 'auth/sessions.test.ts': ['a session ends when its time box is over, however often it was refreshed'] },
    InactivityTimeout: {
      'auth/sessions.test.ts': ['a session ends after the inactivity timeout, and each refresh restarts the timeout'],
    },
    SingleSessionPerUser: { 'auth/sessions.test.ts': ['a single session per account keeps the newest one and ends the others'] },
    PKCEGrantFailure: {
      'auth/pkce.test.ts': [
        'an unknown PKCE code is refused',
        "another client's verifier is refused and does not use up the code",
        'a PKCE code expires five minutes after the start of its flow',
        'one of twenty concurrent exchanges of the same code and verifier succeeds',
      ],
    },
    RateLimitTokenRefresh: {
      'auth/password.test.ts': ['a network may use a fifth of its refreshes for five minutes at once, and gets one more every six seconds'],
    },
    MagicLinkPKCESignIn: {
      'auth/verify.test.ts': ['a magic link with a PKCE verifier returns a code, and its errors stand in query and fragment'],
    },
  },
  'tokens/service': {
    NormalUse: { 'auth/refresh.test.ts': ['a refresh token is exchanged for the next one, one hundred and thirty times'] },
    MaliciousReuse: {
      'auth/refresh.test.ts': ['the second-to-last refresh token counts as a replay and ends the session'],
      'auth/sessions.test.ts': ['a replayed refresh token with rotation off is refused, and the session continues'],
      'postgres/accounts.test.ts': [
        'a refresh token replayed after the interval ends the session on both servers, also fifty times at once',
      ],
    },
    ConcurrentReuse: {
      'auth/refresh.test.ts': ['fifty concurrent refreshes with one token keep the session alive and make one chain'],
      'postgres/accounts.test.ts': [
        'fifty concurrent refreshes on two servers keep the session alive and make one chain, in every round',
        'tabs that refresh concurrently with their own tokens on two servers stay signed in',
      ],
    },
    FailToSaveReuse: { 'auth/refresh.test.ts': ['the headers of a refresh name account and session and tell how the token was used'] },
    AllowLowAAL: {
      'auth/sessions.test.ts': [
        "a session without the account's second factor ends after its limit, and its tokens do not outlast it",
        'a session at aal2 is not cut short by the limit for low assurance levels',
      ],
    },
    AsRedirectURL: { 'auth/verify.test.ts': ['a new account is confirmed by the mailed link, which puts a session into the fragment'] },
  },
  verify: {
    SecureEmailChange: {
      'auth/email-change.test.ts': [
        'a change of address is halfway after one link and done after the other (%s)',
        'a change of address is confirmed by codes too, each for its own address',
        'a change of address counts one address once, however many concurrent confirmations arrive',
      ],
    },
    ExpiredConfirmationToken: { 'auth/verify.test.ts': ['a confirmation expires after an hour, as a code and as a link'] },
    ExpiredRecoveryToken: { 'auth/verify.test.ts': ['a recovery expires after an hour, as a code and as a link'] },
    InvalidOtp: {
      'auth/verify.test.ts': [
        'a wrong code is refused in the same way for known and unknown addresses',
        'an empty code and a stored hash are refused as codes',
        'a recovery token works for a recovery only',
      ],
    },
    PermittedCustomUri: {
      'auth/verify.test.ts': ['a verification link leads to the requested redirect if it is allowed, and to the site otherwise'],
    },
    NotPermittedCustomUri: { 'auth/verify.test.ts': ['a tampered redirect_to in a verification link leads to the site'] },
    PKCEOTP: {
      'auth/verify.test.ts': ['a sign-up link with a PKCE verifier returns a code that only the same browser can exchange'],
    },
    BannedUser: { 'auth/verify.test.ts': ['a banned account is refused with a code and with a link'] },
  },
  recover: {
    NoEmailSentWithinFrequency: { 'auth/recover.test.ts': ['a second recovery mail within a minute is refused, and a later one is sent'] },
    NoSideChannelLeak: {
      'auth/recover.test.ts': [
        'a recovery gets the same answers for known and unknown addresses, at the first and the second request',
        'a recovery does its account-dependent work, mail and row, only after the answer',
      ],
    },
  },
  otp: {
    NoSignupsForOtp: {
      'auth/otp.test.ts': ['a request for a code with sign-up turned off creates no account, and existing accounts sign in'],
    },
    SubsequentOtp: { 'auth/otp.test.ts': ['repeated requests for a code create one account, and only the latest mail works'] },
  },
  user: {
    UpdatePassword: {
      'auth/user.test.ts': [
        'a new password signs in, the old one is refused, and the owner gets a mail',
        'a new password invalidates every link and code sent before',
      ],
      'auth/meanwhile.test.ts': [
        'a new password is compared with the one that another tab set meanwhile',
        'a session whose second factor is deleted during a password change needs another factor first',
      ],
    },
    UpdatePasswordViaRecovery: {
      'auth/verify.test.ts': ['a recovery signs in, announces PASSWORD_RECOVERY and allows a new password'],
    },
    UpdatePasswordReauthentication: {
      'auth/user.test.ts': ['a password change in an old session needs the mailed code when reauthentication is required'],
      'auth/reauthenticate.test.ts': [
        'a password change long after the sign-in needs the mailed code',
        'a reauthentication code of one account is refused for another',
      ],
    },
    UpdatePasswordLogoutOtherSessions: {
      'auth/user.test.ts': ['a new password ends all other sessions and keeps the one that set it'],
      'auth/meanwhile.test.ts': [
        'a session that is signed out everywhere while its new password is hashed does not set it',
        'a sign-in with the old password is refused when the password changes during it',
      ],
    },
  },
  mfa: {
    EnrollFactor: {
      'auth/factors-totp.test.ts': ['enrolling an app returns its secret, its otpauth address and a QR code that a page can show'],
      'auth/factors-phone.test.ts': ['a phone factor is enrolled, gets a code by SMS, and raises the session with it'],
      'auth/factors-webauthn.test.ts': ['registering a security key in the browser raises the session to aal2'],
    },
    DuplicateTOTPEnrolls: {
      'auth/factors-totp.test.ts': ['two factors of one account cannot share a name, and a second unnamed factor is refused'],
    },
    CleanupExpired: {
      'auth/factors-totp.test.ts': ['enrolling a factor deletes old ones that were neither proved nor challenged'],
    },
    ChallengeFactorNotOwnedByUser: {
      'auth/factors-totp.test.ts': ["an account cannot challenge, verify or remove another account's factor"],
    },
    SessionsMaintainAALOnRefresh: { 'auth/aal.test.ts': ['a session at aal2 stays at aal2 through every refresh'] },
    MFAFollowedByPasswordSignIn: {
      'auth/aal.test.ts': ['a new sign-in by password begins at aal1, and proving the app raises it to aal2'],
    },
    UnenrollVerifiedFactor: {
      'auth/aal.test.ts': ['a proved factor is removed only at aal2, and every session it raised falls back to aal1'],
    },
    UnenrollUnverifiedFactor: { 'auth/aal.test.ts': ['an unproved factor is removed at aal1'] },
  },
  admin: {
    Unauthorized: { 'auth/admin-users.test.ts': ["the admin API refuses a missing token, a malformed token and a member's token"] },
    Pagination: {
      'auth/admin-users.test.ts': [
        'the Link header of a list names the next and the last page, and x-total-count the total',
        'the official client reads the pages of accounts',
      ],
    },
    Sort: { 'auth/admin-users.test.ts': ['the list of accounts starts with the newest, or with the oldest on request'] },
    Filter: { 'auth/admin-users.test.ts': ['a filter matches part of an address or full name and takes wildcards literally'] },
    SoftDeletion: { 'auth/admin-users.test.ts': ['a soft-deleted account is a row of hashes that no one can sign in to'] },
    BannedUntilFailed: { 'auth/admin-users.test.ts': ['a ban duration without a unit is refused'] },
  },
  identity: {
    LinkIdentity: {
      'auth/identities.test.ts': [
        'linking an identity adds a way to sign in, whatever its address',
        'a linked identity cannot be linked again, to the same account or another',
      ],
      'auth/takeover.test.ts': [
        "an anonymous account that links an unverified address does not get the owner's account",
        "an account with a number that links an unverified address does not get the owner's account",
      ],
    },
    UnlinkIdentity: {
      'auth/identities.test.ts': [
        "unlinking an identity keeps the account's data in line with the identities that are left",
        'unlinking the phone identity removes the number from the account',
        'unlinking the email identity removes the address when only a phone is left',
      ],
      'auth/takeover.test.ts': ['unlinking the own address leaves an account without an address, instead of the unverified linked one'],
    },
    UnlinkIdentityError: {
      'auth/refusals/oauth.ts': [
        'unlinking the only identity',
        'unlinking an unknown identity',
        "unlinking an identity that would leave another account's address",
      ],
    },
    LinkingDisabled: {
      off: 'manual linking is off by default; every door of it then answers manual_linking_disabled (auth/refusals/oauth.ts)',
    },
  },
  anonymous: {
    ConvertToPermanent: {
      'auth/anonymous.test.ts': [
        'an anonymous account becomes permanent at once with an address and a password where addresses are autoconfirmed',
        'an anonymous account stays anonymous until the mailed code confirms its address',
        'an anonymous account becomes permanent once the code confirms its number',
      ],
      'auth/identities.test.ts': ['linking an identity makes an anonymous account permanent under the same id'],
    },
  },
  web3: {
    HappyPath: {
      'auth/web3.test.ts': [
        'an Ethereum wallet signs in through the client, and again into the same account',
        'a Solana wallet signs in through the client with signMessage and with signIn',
      ],
    },
    URINotHTTPS: {
      'auth/web3.test.ts': [
        'a URI without HTTPS',
        'a URI of another scheme',
        'a wallet message for an allowed localhost address needs no HTTPS',
      ],
    },
    URINotAllowed: { 'auth/web3.test.ts': ['a URI of another app'] },
    DomainNotTheURIs: { 'auth/web3.test.ts': ["a domain that is not the URI's", 'a domain with another port'] },
    NotBefore: { 'auth/web3.test.ts': ['not valid yet'] },
    Expired: { 'auth/web3.test.ts': ['expired'] },
    IssuedInTheFuture: { 'auth/web3.test.ts': ['issued more than 10 minutes ahead'] },
    IssuedTooLongAgo: {
      'auth/web3.test.ts': ['issued more than 10 minutes ago', 'a wallet message issued less than 10 minutes ago or ahead is accepted'],
    },
    InvalidSignature: {
      'auth/web3.test.ts': [
        'a wallet message signed by another wallet or changed after signing is refused',
        'a wallet signature of zeros is refused without a server failure',
      ],
    },
    SignatureForm: { 'auth/web3.test.ts': ['of invalid characters'] },
    MessageTooShort: { 'auth/web3.test.ts': ['a wallet message under 64 bytes or over 20 KB is refused'] },
    MessageTooLong: { 'auth/web3.test.ts': ['a wallet message under 64 bytes or over 20 KB is refused'] },
    MessageForm: { 'auth/web3.test.ts': ['fewer than six lines', 'a statement of two lines', 'no Issued At', 'no URI line'] },
    Version: { 'auth/web3.test.ts': ['version 2'] },
    ChainId: { 'auth/web3.test.ts': ['an unknown chain'] },
    Disabled: { off: 'web3 is off by default and then answers web3_provider_disabled (auth/refusals/web3.ts)' },
  },
  middleware: {
    CaptchaValid: {
      'auth/captcha.test.ts': ['a solved CAPTCHA lets a person sign up, and the provider receives secret, token and client address'],
    },
    CaptchaInvalid: {
      'auth/captcha.test.ts': [
        "an unsolved CAPTCHA is refused with the provider's reasons",
        'a sign-up without a CAPTCHA token is refused without a call to the provider',
      ],
    },
    RequireAdminCredentialsSessionCheck: {
      'auth/admin-users.test.ts': [
        "an admin's token with a session is refused once the session ends or expires, or the account is banned or loses the role",
      ],
    },
  },
}
