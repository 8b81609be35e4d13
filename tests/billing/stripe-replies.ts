/** The API version of these answers, which is that of the package. */
export const apiVersion = '2026-10-28.endive'

/** An answer of Stripe's. */
export interface Reply {
  status: number
  body: object
}

export const found = (body: object): Reply => ({ status: 200, body })

export function missing(kind: string, id: string | undefined, param: string, status = 400): Reply {
  return { ...refusal('resource_missing', `No such ${kind}: '${id}'`, param), status }
}

export function refusal(code: string, message: string, param: string): Reply {
  return { status: 400, body: error('invalid_request_error', { code, message, param }) }
}

export function error(type: string, rest: object): object {
  return { error: { type, doc_url: 'https://stripe.com/docs/error-codes', ...rest } }
}

export function send({ status, body }: Reply, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'request-id': `req_${crypto.randomUUID().slice(0, 8)}`, 'stripe-version': apiVersion, ...headers },
  })
}
