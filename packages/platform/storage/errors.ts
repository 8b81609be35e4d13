import { isDatabaseAway } from '#platform/database/away.ts'
import { BodyError } from '#platform/http/body.ts'
import { StoreAway } from '#platform/storage/file-store.ts'

interface StorageErrorParts {
  /** The body's `statusCode`. */
  status: number
  code: string
  /** The body's `error`, if it differs from the code. */
  error?: string
  message: string
  /** The HTTP status, if it is neither 400 nor 500. */
  httpStatus?: number
  headers?: Record<string, string>
}

/**
 * A failure in the format of Supabase's storage: { statusCode, code, error, message }. The HTTP status is 400 for all
 * faults of the caller.
 */
export class StorageError extends Error {
  readonly status: number
  readonly code: string
  readonly error: string
  readonly httpStatus: number
  readonly headers: Record<string, string>

  constructor(
    { status, code, error = code, message, httpStatus = status >= 500 ? status : 400, headers = {} }: StorageErrorParts,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'StorageError'
    this.status = status
    this.code = code
    this.error = error
    this.httpStatus = httpStatus
    this.headers = headers
  }
}

/** 400 InvalidRequest. */
export const badRequest = (message: string) => new StorageError({ status: 400, code: 'InvalidRequest', error: 'Error', message })

/** 403 AccessDenied. */
export const accessDenied = (message: string) => new StorageError({ status: 403, code: 'AccessDenied', error: 'Unauthorized', message })

/** 403 AccessDenied, with the message of the policy that allows only writers to write. */
export const mayNotWrite = () => accessDenied('new row violates row-level security policy')

/** 404 NoSuchBucket. */
export const noBucket = () =>
  new StorageError({ status: 404, code: 'NoSuchBucket', error: 'Bucket not found', message: 'Bucket not found' })

/** 404 NoSuchKey. */
export const noObject = () => new StorageError({ status: 404, code: 'NoSuchKey', error: 'not_found', message: 'Object not found' })

/** 409 KeyAlreadyExists. */
export const keyExists = () =>
  new StorageError({ status: 409, code: 'KeyAlreadyExists', error: 'Duplicate', message: 'The resource already exists' })

/** 400 InvalidKey: an invalid object name. */
export const badName = (name: string) =>
  new StorageError({ status: 400, code: 'InvalidKey', message: `Invalid key: ${name.slice(0, 200).toWellFormed()}` })

/** 413 EntityTooLarge. */
export const tooLarge = () =>
  new StorageError({
    status: 413,
    code: 'EntityTooLarge',
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
  })

/** 415 InvalidMimeType. */
export const badType = (message: string) => new StorageError({ status: 415, code: 'InvalidMimeType', error: 'invalid_mime_type', message })

/** 409 FeatureNotEnabled: a feature of Supabase that this server does not have. */
export const featureNotEnabled = (feature: string) =>
  new StorageError({ status: 409, code: 'FeatureNotEnabled', message: `The feature ${feature} is not enabled for this resource` })

/** 404 for an unknown route. */
export const noRoute = (method: string, path: string) =>
  new StorageError({ status: 404, code: 'NotFound', error: 'Not Found', message: `Route ${method}:${path} not found`, httpStatus: 404 })

/** Seconds after which a lost service may be back. */
const retryAfter = { 'retry-after': '5' }

/**
 * Any failure in storage's format. `isExpected` is false for a failure that the caller did not cause; it is logged,
 * and its answer reveals nothing.
 */
export function storageErrorOf(error: unknown): { failure: StorageError; isExpected: boolean } {
  if (error instanceof StorageError) return { failure: error, isExpected: true }
  if (error instanceof BodyError) return { failure: bodyErrorOf(error), isExpected: true }
  if (error instanceof StoreAway) {
    const parts = {
      status: 503,
      code: 'S3Error',
      message: 'The object store does not answer. Please try again later.',
      headers: retryAfter,
    }
    return { failure: new StorageError(parts), isExpected: false }
  }
  if (isDatabaseAway(error)) {
    const parts = { status: 503, code: 'DatabaseTimeout', message: 'The connection to the database timed out', headers: retryAfter }
    return { failure: new StorageError(parts), isExpected: false }
  }
  const parts = { status: 500, code: 'InternalError', error: 'Internal', message: 'Internal Server Error' }
  return { failure: new StorageError(parts), isExpected: false }
}

function bodyErrorOf({ fault }: BodyError): StorageError {
  if (fault === 'too_large') return tooLarge()
  if (fault === 'compressed') return badRequest('The body must not be compressed')
  return badRequest('The body cannot be read')
}

/** A failure as an HTTP response. */
export function respondToFailure({ status, code, error, message, httpStatus, headers }: StorageError): Response {
  return new Response(JSON.stringify({ statusCode: String(status), code, error, message }), {
    status: httpStatus,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
}
