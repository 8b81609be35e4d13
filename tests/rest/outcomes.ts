/**
 * The actors: a browser without an account, an anonymous account, people with an account, one of them before the
 * second factor is shown, and the server's own key.
 */
export const actors = ['visitor', 'guest', 'member', 'other', 'tester', 'premium', 'half', 'admin', 'service'] as const
export type Actor = (typeof actors)[number]

/** The rows that a statement without a filter touches. `refused` is SQLSTATE 42501. */
export type Rows = 'refused' | 'none' | 'own' | 'all'

/** The columns that may be written, and in which rows. Every other column is refused. */
export interface Writes {
  rows: Exclude<Rows, 'refused'>
  columns: readonly string[] | 'every column'
}

export interface Outcomes {
  /** The column with the row's owner. */
  owner: 'user_id' | null
  read: Record<Actor, Rows>
  /** Columns that an actor may insert in a row of its own; the server's key writes the member's. */
  insert: Record<Actor, readonly string[] | 'every column' | 'refused'>
  update: Record<Actor, Writes | 'refused'>
  delete: Record<Actor, Rows>
}

/** The same for everyone with an account of their own. */
const people = <Outcome>(outcome: Outcome) => ({ member: outcome, other: outcome, tester: outcome, premium: outcome })
const nobodyBut = <Outcome>(parts: { admin: Outcome | 'refused'; service: Outcome }) => ({
  visitor: 'refused' as const,
  guest: 'refused' as const,
  half: 'refused' as const,
  ...people('refused' as const),
  ...parts,
})
/** Members have the grant that admins need, but the policy shows them no row. */
const adminsOnly = { visitor: 'refused', guest: 'none', half: 'none', ...people('none' as const), admin: 'all', service: 'all' } as const
const serviceOnly = nobodyBut<'all'>({ admin: 'refused', service: 'all' })
const serviceInserts = nobodyBut<'every column'>({ admin: 'refused', service: 'every column' })
const everyRow = { rows: 'all', columns: 'every column' } as const
const serviceUpdates = nobodyBut<Writes>({ admin: 'refused', service: everyRow })

const profile = ['user_id', 'first_name', 'last_name', 'recipe_preferences']
const saved = ['user_id', 'recipe_name', 'recipe_content', 'cuisine_type', 'language', 'rating', 'generated_recipe_id']

/**
 * The outcome of each actor's statements on each table, without the server's own filters. A table of schema public
 * that is missing here fails the test.
 */
export const tables: Readonly<Record<string, Outcomes>> = {
  user_roles: {
    owner: 'user_id',
    read: { visitor: 'refused', guest: 'own', half: 'none', ...people('own' as const), admin: 'all', service: 'all' },
    insert: serviceInserts,
    update: serviceUpdates,
    delete: serviceOnly,
  },
  // Comes before the archive, whose dates a change of a subscription changes.
  subscriptions: {
    owner: 'user_id',
    read: { visitor: 'refused', guest: 'own', half: 'none', ...people('own' as const), admin: 'all', service: 'all' },
    insert: serviceInserts,
    update: serviceUpdates,
    delete: serviceOnly,
  },
  profiles: {
    owner: 'user_id',
    read: { visitor: 'refused', guest: 'own', half: 'none', ...people('own' as const), admin: 'all', service: 'all' },
    insert: {
      visitor: 'refused',
      guest: 'refused',
      half: 'refused',
      ...people(profile),
      admin: profile,
      service: 'every column',
    },
    update: {
      visitor: 'refused',
      guest: { rows: 'none', columns: profile },
      half: { rows: 'none', columns: profile },
      ...people({ rows: 'own' as const, columns: profile }),
      admin: { rows: 'own', columns: profile },
      service: everyRow,
    },
    delete: serviceOnly,
  },
  generated_recipes: {
    owner: 'user_id',
    read: adminsOnly,
    insert: serviceInserts,
    update: serviceUpdates,
    delete: serviceOnly,
  },
  saved_recipes: {
    owner: 'user_id',
    read: { visitor: 'refused', guest: 'own', half: 'none', ...people('own' as const), admin: 'all', service: 'all' },
    insert: { visitor: 'refused', guest: 'refused', half: 'refused', ...people(saved), admin: saved, service: 'every column' },
    update: {
      visitor: 'refused',
      guest: { rows: 'own', columns: ['rating'] },
      half: { rows: 'none', columns: ['rating'] },
      ...people({ rows: 'own' as const, columns: ['rating'] }),
      admin: { rows: 'own', columns: ['rating'] },
      service: everyRow,
    },
    delete: { visitor: 'refused', guest: 'own', half: 'none', ...people('own' as const), admin: 'own', service: 'all' },
  },
  app_errors: {
    owner: null,
    read: adminsOnly,
    insert: serviceInserts,
    update: {
      visitor: 'refused',
      guest: { rows: 'none', columns: ['status', 'resolved_at', 'resolved_by'] },
      half: { rows: 'none', columns: ['status', 'resolved_at', 'resolved_by'] },
      ...people({ rows: 'none' as const, columns: ['status', 'resolved_at', 'resolved_by'] }),
      admin: { rows: 'all', columns: ['status', 'resolved_at', 'resolved_by'] },
      service: everyRow,
    },
    delete: serviceOnly,
  },
  bot_detection_logs: {
    owner: 'user_id',
    read: adminsOnly,
    insert: serviceInserts,
    update: serviceUpdates,
    delete: serviceOnly,
  },
  bot_patterns: {
    owner: null,
    read: adminsOnly,
    insert: serviceInserts,
    update: {
      visitor: 'refused',
      guest: { rows: 'none', columns: ['is_active'] },
      half: { rows: 'none', columns: ['is_active'] },
      ...people({ rows: 'none' as const, columns: ['is_active'] }),
      admin: { rows: 'all', columns: ['is_active'] },
      service: everyRow,
    },
    delete: serviceOnly,
  },
}

/**
 * The rows that each actor gets from these functions: roles from `get_user_roles`, starts from `knows_start`. A
 * function of schema public that is missing here fails the test.
 */
export const functions: Readonly<Record<'get_user_roles' | 'knows_start', Record<Actor, Rows>>> = {
  get_user_roles: { visitor: 'refused', guest: 'own', half: 'none', ...people('own' as const), admin: 'all', service: 'all' },
  knows_start: { visitor: 'refused', guest: 'refused', half: 'refused', ...people('refused' as const), admin: 'refused', service: 'all' },
}
