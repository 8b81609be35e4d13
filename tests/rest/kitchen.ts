import { sql } from 'kysely'
import type { House, Member } from '../auth/house.ts'

/** A member with the access token that the client sends. */
export interface Cook extends Member {
  token: string
}

/** A new member, signed in. */
export async function aCook(house: House): Promise<Cook> {
  const member = await house.member()
  const { data } = await member.client.auth.getSession()
  return { ...member, token: data.session?.access_token ?? '' }
}

/** A new member who is an admin. */
export async function anAdmin(house: House): Promise<Cook> {
  const cook = await aCook(house)
  await sql`insert into public.user_roles (user_id, role) values (${cook.id}, 'admin')`.execute(house.world.db)
  return cook
}

/** A body for saved_recipes. */
export function aSavedRecipe(parts: Record<string, unknown> = {}): Record<string, unknown> {
  return { recipe_name: 'Tomato soup', recipe_content: { title: 'Tomato soup' }, cuisine_type: 'Italian', language: 'en', ...parts }
}

/** A body for app_errors, which only the service writes. */
export function anError(parts: Record<string, unknown> = {}): Record<string, unknown> {
  return { error_type: 'TypeError', error_message: 'x is not a function', component_name: 'RecipeCard', route_path: '/archive', ...parts }
}

/** Sends a plain request to /rest/v1 that the client cannot make. */
export function raw(house: House, path: string, { token, ...init }: RequestInit & { token?: string } = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  return fetch(`${house.url}/rest/v1${path}`, { ...init, headers })
}
