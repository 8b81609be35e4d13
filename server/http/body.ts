import { assertTexts, BodyError, readJsonBody } from '@potluck/platform/http/body'
import { AppError } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { isPlainText } from '#server/http/text.ts'

/** Reads the JSON body of a request; an empty body is {}. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    const body = await readJsonBody(request, { mostBytes: limits.requestBodyBytes, mustSayJson: true, isText: isPlainText })
    return body === undefined ? {} : body
  } catch (cause) {
    throw cause instanceof BodyError ? problemWith(cause) : cause
  }
}

/**
 * Checks a parsed body. Throws `bad_text` for text that cannot be typed (`isPlainText`), and `bad_request` for a body
 * that is nested too deep.
 */
export function assertPlainText(body: unknown): void {
  try {
    assertTexts(body, isPlainText)
  } catch (cause) {
    throw cause instanceof BodyError ? problemWith(cause) : cause
  }
}

function problemWith(cause: BodyError): AppError {
  switch (cause.fault) {
    case 'compressed':
      return new AppError('unsupported_media_type', { detail: 'The body must not be compressed.' }, { cause })
    case 'not_json_type':
      return new AppError('unsupported_media_type', {}, { cause })
    case 'too_large':
      return new AppError('body_too_large', {}, { cause })
    case 'ended_early':
      return new AppError('bad_request', { detail: 'The body ended early.' }, { cause })
    case 'too_deep':
      return new AppError('bad_request', { detail: 'Nested too deep.' }, { cause })
    case 'bad_number':
      return new AppError('bad_request', { detail: 'A number is longer than any that can be kept.' }, { cause })
    case 'bad_json':
      return new AppError('bad_json', {}, { cause })
    case 'not_utf8':
    case 'bad_text':
      return new AppError('bad_text', {}, { cause })
  }
}
