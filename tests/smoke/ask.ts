import type { TestWorld } from '../api/world.ts'

export interface Asked {
  token?: string
  body?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
}

/** The response: `body` is parsed if it is JSON, and `location` is the target of a redirect. */
export interface Answered {
  status: number
  body: unknown
  location?: string
}

/** One request to a world, with a JSON body or a form. */
export async function ask(world: TestWorld, line: string, { token, body, form, headers }: Asked = {}): Promise<Answered> {
  const [method = '', path = ''] = line.split(' ')
  const answer = await world.send(path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: String(new URLSearchParams(form)) }),
  })
  const text = await answer.text()
  const location = answer.headers.get('location')
  return { status: answer.status, body: isJson(answer) && text ? JSON.parse(text) : text, ...(location && { location }) }
}

const isJson = (answer: Response) => /json/.test(answer.headers.get('content-type') ?? '')
