import { expect, test } from 'vitest'
import { watchSignUp } from '#server/project/sign-up.ts'

const project = { url: 'https://project.example', anonKey: 'sb_publishable_k' }

test("a project's sign-up setting is cached for five minutes and kept while the project is away", async () => {
  let minutes = 0
  let answer = async () => Response.json({ disable_signup: true, external: { email: true } })
  const asked: string[] = []
  const allowsSignUp = watchSignUp(project, {
    now: () => new Date(minutes * 60_000),
    fetch: async (address) => {
      asked.push(String(address))
      return answer()
    },
  })
  expect(allowsSignUp()).toBe(true)
  await expect.poll(allowsSignUp).toBe(false)
  minutes = 4
  expect([allowsSignUp(), asked]).toEqual([false, ['https://project.example/auth/v1/settings']])

  answer = async () => new Response(null, { status: 503 })
  minutes = 6
  expect(allowsSignUp()).toBe(false)
  answer = async () => Response.json({ disable_signup: false, external: { email: true } })
  minutes = 12
  expect(allowsSignUp()).toBe(false)
  await expect.poll(allowsSignUp).toBe(true)
  answer = async () => Response.json({ disable_signup: false, external: { email: false } })
  minutes = 20
  await expect.poll(allowsSignUp).toBe(false)
  expect(asked).toHaveLength(4)
})
