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
        'a sign-up with a confirmed address gets the answer of a new one, made up: another id, no identities, its own words, and no mail',
        'an address that is not confirmed yet is mailed again, for the same account',
        'where addresses are believed, a second sign-up is refused and changes nothing',
        'the made-up account has the very fields of a real one',
      ],
      'auth/takeover.test.ts': [
        'its owner signs up too: neither password opens the account, the words are the owner’s, who then chooses a password',
        'when both come at one moment, no password opens the account, in either order',
        'and signs up again with the same password, because the mail was lost, keeps it and what they said',
      ],
      'auth/meanwhile.test.ts': ['a sign-up with the password of an invited account that was %s meanwhile does not get it'],
    },
    VerifySignup: {
      'auth/verify.test.ts': [
        'is confirmed by the code in the mail, which signs it in',
        'is confirmed by the link in the mail, which hands the browser a session in the fragment',
      ],
    },
    BodyTooLarge: { 'auth/sign-up.test.ts': ['a body of more than a megabyte is refused before it is read'] },
  },
  token: {
    PasswordGrantFailure: {
      'auth/password.test.ts': [
        'an unknown address, a wrong password and an account without one get the same answer, byte for byte',
        'that an address is not confirmed, or its account banned, hears only who knows the password',
      ],
      'auth/refusals/password.ts': ['signing in with an address that nobody has'],
      'auth/meanwhile.test.ts': ['a sign-in under way while the account was %s is refused, and begins nothing'],
    },
    RefreshTokenReuseRevocation: {
      'auth/refresh.test.ts': ['a copied token shown after the interval ends the session for every holder of its tokens'],
    },
    FailedToSaveRefreshTokenResultCase: {
      'auth/refresh.test.ts': ['a client that never got its new token goes on with the old one, however late'],
    },
    SessionTimebox: { 'auth/sessions.test.ts': ['a session ends when its time is over, however busy it was'] },
    InactivityTimeout: {
      'auth/sessions.test.ts': ['a session that nobody used for the time of inactivity is over, and using it starts the time anew'],
    },
    SingleSessionPerUser: { 'auth/sessions.test.ts': ['where one session a person is allowed, the newest goes on and the others do not'] },
    PKCEGrantFailure: {
      'auth/pkce.test.ts': [
        'a code of nobody opens nothing',
        'another client’s verifier opens nothing, and spends nothing',
        'a code is good for five minutes from the start',
        'of twenty who show code and verifier at once, one is in',
      ],
    },
    RateLimitTokenRefresh: {
      'auth/password.test.ts': [
        'a household gets a fifth of its tokens of five minutes at once, and one more whenever a part of them is over',
      ],
    },
    MagicLinkPKCESignIn: {
      'auth/verify.test.ts': ['of a magic link with a verifier signs in by a code; what went wrong stands in query and fragment'],
    },
  },
  'tokens/service': {
    NormalUse: { 'auth/refresh.test.ts': ['a refresh token is used for the next one, a hundred and thirty times over'] },
    MaliciousReuse: {
      'auth/refresh.test.ts': ['the second-to-last token is a replay too: the end takes only one'],
      'auth/sessions.test.ts': ['with rotation off a replay is refused, and the session goes on'],
      'postgres/accounts.test.ts': [
        'a replay after the interval kills the family on both servers, by whichever it came in, of fifty at once too',
      ],
    },
    ConcurrentReuse: {
      'auth/refresh.test.ts': ['fifty refreshes with one token at once sign nobody out and make one chain'],
      'postgres/accounts.test.ts': [
        'fifty refreshes at once on two servers sign nobody out and leave one living chain, round after round',
        'tabs that each go on with what they have, all at once, are never signed out',
      ],
    },
    FailToSaveReuse: { 'auth/refresh.test.ts': ['the answer says in its headers whose session it is and how the token was used'] },
    AllowLowAAL: {
      'auth/sessions.test.ts': [
        'a session without the second factor that its account has lasts only so long, and so do its tokens',
        'a session that brought its second factor is not cut short',
      ],
    },
    AsRedirectURL: { 'auth/verify.test.ts': ['is confirmed by the link in the mail, which hands the browser a session in the fragment'] },
  },
  verify: {
    SecureEmailChange: {
      'auth/email-change.test.ts': [
        'is halfway after one link and done after the other (%s)',
        'is confirmed by codes too, each for its own address',
        'is not confirmed by one address twice, however many try at once',
      ],
    },
    ExpiredConfirmationToken: { 'auth/verify.test.ts': ['that confirms is too old after an hour, as a code and as a link'] },
    ExpiredRecoveryToken: { 'auth/verify.test.ts': ['that recovers is too old after an hour, as a code and as a link'] },
    InvalidOtp: {
      'auth/verify.test.ts': [
        'is refused like a code for an address that nobody has',
        'does not become right by being empty, or by what is stored',
        'is good for its own purpose only',
      ],
    },
    PermittedCustomUri: { 'auth/verify.test.ts': ['leads where its sender asked, if that is allowed, and to the product if not'] },
    NotPermittedCustomUri: { 'auth/verify.test.ts': ['that was tampered with leads nobody away: redirect_to is looked at again'] },
    PKCEOTP: {
      'auth/verify.test.ts': ['of a sign-up with a verifier hands the browser a code, which only that browser turns into a session'],
    },
    BannedUser: { 'auth/verify.test.ts': ['is let in by no code and no link'] },
  },
  recover: {
    NoEmailSentWithinFrequency: { 'auth/recover.test.ts': ['no second mail goes out within a minute, and a later one does'] },
    NoSideChannelLeak: {
      'auth/recover.test.ts': [
        'known and unknown addresses are answered alike, the first time and the second',
        'nothing is done before the answer that only an account would need: no mail, no row',
      ],
    },
  },
  otp: {
    NoSignupsForOtp: { 'auth/otp.test.ts': ['where sign-up by code is off, nobody gets an account, and existing accounts sign in'] },
    SubsequentOtp: { 'auth/otp.test.ts': ['asked for again and again, one account is made, and the latest mail is the good one'] },
  },
  user: {
    UpdatePassword: {
      'auth/user.test.ts': [
        'a new password signs in, the old one does not, and the owner gets a mail',
        'a new password spends every link and code that was sent before it',
      ],
      'auth/meanwhile.test.ts': [
        'a new password is compared with the one that another tab set meanwhile',
        'a session whose second factor was taken away meanwhile needs another before it sets a password',
      ],
    },
    UpdatePasswordViaRecovery: {
      'auth/verify.test.ts': ['signs in by a link or code, tells the page that a password is to be chosen, and it can be chosen'],
    },
    UpdatePasswordReauthentication: {
      'auth/user.test.ts': ['where a fresh sign-in is asked for, an old session brings the code that was mailed'],
      'auth/reauthenticate.test.ts': [
        'a password is changed long after signing in only with the code that is mailed',
        'the code of one account is none for another',
      ],
    },
    UpdatePasswordLogoutOtherSessions: {
      'auth/user.test.ts': ['a new password ends all other sessions, and the one that set it goes on'],
      'auth/meanwhile.test.ts': [
        'a session that was signed out everywhere while its new password was hashed does not set it',
        'a sign-in with the old password that was under way when it changed is refused',
      ],
    },
  },
  mfa: {
    EnrollFactor: {
      'auth/factors-totp.test.ts': ['enrolling an app answers its secret, its address and a QR code that a page can show'],
      'auth/factors-phone.test.ts': ['a number is enrolled, gets a code, and proves itself with it: the session is raised'],
      'auth/factors-webauthn.test.ts': ['a security key is registered by the browser and raises the session'],
    },
    DuplicateTOTPEnrolls: {
      'auth/factors-totp.test.ts': ['two factors of one account have two names, and a second without a name is refused like any other'],
    },
    CleanupExpired: {
      'auth/factors-totp.test.ts': [
        'factors that nobody tried to prove are cleared away when another is enrolled later; one that was challenged stays, and so does a proved one',
      ],
    },
    ChallengeFactorNotOwnedByUser: { 'auth/factors-totp.test.ts': ["nobody challenges, verifies or removes another's factor"] },
    SessionsMaintainAALOnRefresh: { 'auth/aal.test.ts': ['a session at aal2 stays at aal2 when it is refreshed, again and again'] },
    MFAFollowedByPasswordSignIn: {
      'auth/aal.test.ts': ['signing in with the password again begins at aal1 with aal2 to come, until the app is asked'],
    },
    UnenrollVerifiedFactor: {
      'auth/aal.test.ts': ['a proved factor is removed only at aal2; every session it raised falls back to aal1'],
    },
    UnenrollUnverifiedFactor: { 'auth/aal.test.ts': ['a factor that was not proved is removed at aal1'] },
  },
  admin: {
    Unauthorized: { 'auth/admin-users.test.ts': ["without a token, with a stranger's and with a member's nobody is an admin"] },
    Pagination: {
      'auth/admin-users.test.ts': ['pages tell how many there are and where the next and the last are', 'the client reads the pages'],
    },
    Sort: { 'auth/admin-users.test.ts': ['the newest come first, or last when asked'] },
    Filter: { 'auth/admin-users.test.ts': ['a filter finds a part of the address or of the full name, and means its letters'] },
    SoftDeletion: { 'auth/admin-users.test.ts': ['removed softly, an account is a row of hashes that nobody signs in to'] },
    BannedUntilFailed: { 'auth/admin-users.test.ts': ['a ban without a unit is refused'] },
  },
  identity: {
    LinkIdentity: {
      'auth/identities.test.ts': [
        'gives an account one more way in, whatever its address',
        'what is linked already is not linked again, nor to somebody else',
      ],
      'auth/takeover.test.ts': [
        'to an account of nobody: its owner has an account of their own, and the stranger nothing of it',
        'to an account with a number: its owner has an account of their own',
      ],
    },
    UnlinkIdentity: {
      'auth/identities.test.ts': [
        'takes one way in, and the account describes itself by those that are left',
        'the phone goes with its identity',
        'the address goes with its identity where only a phone is left',
      ],
      'auth/takeover.test.ts': ['and unlinks the address it had: the account has none, rather than another’s'],
    },
    UnlinkIdentityError: {
      'auth/refusals/oauth.ts': [
        'unlinking the only way in',
        'unlinking what one does not have',
        'unlinking where only an address of somebody else would be left',
      ],
    },
    LinkingDisabled: {
      off: 'manual linking is off by default; every door of it then answers manual_linking_disabled (auth/refusals/oauth.ts)',
    },
  },
  anonymous: {
    ConvertToPermanent: {
      'auth/anonymous.test.ts': [
        'a nobody becomes somebody at once where addresses are believed: the same account, with a password',
        'where addresses are confirmed by mail a nobody stays one until the code of the mail',
        'a nobody becomes somebody with a number, by its code',
      ],
      'auth/identities.test.ts': ['an anonymous account becomes somebody and keeps its id'],
    },
  },
  web3: {
    HappyPath: {
      'auth/web3.test.ts': [
        'an Ethereum wallet signs in through the client, twice into the same account',
        'a Solana wallet signs in through the client, by signMessage and by signIn',
      ],
    },
    URINotHTTPS: {
      'auth/web3.test.ts': ['a URI without HTTPS', 'a URI of another scheme', 'on localhost needs no HTTPS, where localhost is allowed'],
    },
    URINotAllowed: { 'auth/web3.test.ts': ['a URI of another app'] },
    DomainNotTheURIs: { 'auth/web3.test.ts': ["a domain that is not the URI's", 'a domain with another port'] },
    NotBefore: { 'auth/web3.test.ts': ['not valid yet'] },
    Expired: { 'auth/web3.test.ts': ['expired'] },
    IssuedInTheFuture: { 'auth/web3.test.ts': ['issued more than 10 minutes ahead'] },
    IssuedTooLongAgo: { 'auth/web3.test.ts': ['issued more than 10 minutes ago', 'issued just under 10 minutes ago, or ahead, is taken'] },
    InvalidSignature: {
      'auth/web3.test.ts': [
        'signed by somebody else, or changed after signing, is refused',
        'of zeros for a signature is refused, not a failure',
      ],
    },
    SignatureForm: { 'auth/web3.test.ts': ['of strange characters'] },
    MessageTooShort: { 'auth/web3.test.ts': ['is too short under 64 bytes and too long over 20 KB'] },
    MessageTooLong: { 'auth/web3.test.ts': ['is too short under 64 bytes and too long over 20 KB'] },
    MessageForm: { 'auth/web3.test.ts': ['fewer than six lines', 'a statement of two lines', 'no Issued At', 'no URI line'] },
    Version: { 'auth/web3.test.ts': ['version 2'] },
    ChainId: { 'auth/web3.test.ts': ['a strange chain'] },
    Disabled: { off: 'web3 is off by default and then answers web3_provider_disabled (auth/refusals/web3.ts)' },
  },
  middleware: {
    CaptchaValid: { 'auth/captcha.test.ts': ['who solved it signs up, and the provider hears token, secret and address'] },
    CaptchaInvalid: {
      'auth/captcha.test.ts': [
        "who did not solve it is refused with the provider's reasons",
        'who brings none is refused, and the provider is not asked',
      ],
    },
    RequireAdminCredentialsSessionCheck: {
      'auth/admin-users.test.ts': [
        "an admin's token that names a session needs it alive, in time and its account not banned and still an admin",
      ],
    },
  },
}
