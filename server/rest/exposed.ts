import type { Column, Exposed } from '@potluck/platform/rest/exposed'

const idColumn: Column = { type: 'uuid', default: 'new uuid' }
const createdAtColumn: Column = { type: 'timestamptz', default: 'now' }
const ownerIdColumn: Column = { type: 'uuid', default: 'caller' }

/**
 * The tables and functions of /rest/v1 (spec 7, "Data access"). Policies in database/migrations decide who may read
 * and write which rows.
 */
export const exposed: Exposed = {
  tables: {
    profiles: {
      about:
        "One row a person, made with the account; user_id is the account's id. People read their own and write first_name, last_name and recipe_preferences (an object, 16 kB at most); admins read all. Names are taken from first_name and last_name of the metadata at sign-up.",
      columns: {
        id: idColumn,
        user_id: ownerIdColumn,
        first_name: 'text',
        last_name: 'text',
        email: 'text',
        recipe_preferences: 'jsonb',
        created_at: createdAtColumn,
        updated_at: createdAtColumn,
      },
      primaryKey: ['id'],
      upsertBy: [['user_id']],
    },
    user_roles: {
      about: 'Who is admin, premium or tester. People read their own, admins all; roles are given by the command line.',
      columns: { user_id: 'uuid', role: 'text', created_at: createdAtColumn },
      primaryKey: ['user_id', 'role'],
    },
    subscriptions: {
      about:
        'What a member has paid for, as the payment provider was last seen to know it. People read their own, admins all; only the server writes. Premium counts while subscription_end, or holds_until where the provider cannot be reached, is ahead.',
      columns: {
        user_id: 'uuid',
        status: 'text',
        subscription_end: 'timestamptz',
        cancel_at_period_end: 'bool',
        holds_until: 'timestamptz',
        updated_at: 'timestamptz',
      },
      primaryKey: ['user_id'],
    },
    generated_recipes: {
      about: 'Every recipe that was cooked. Admins read them.',
      columns: {
        id: 'uuid',
        recipe_name: 'text',
        cuisine_type: 'text',
        language: 'text',
        user_id: 'uuid',
        user_ip_address: 'text',
        created_at: 'timestamptz',
        recipe_content: 'jsonb',
      },
      primaryKey: ['id'],
    },
    saved_recipes: {
      about:
        'The archive. People read and delete their own (admins read all), insert with recipe_name and recipe_content (an object, 64 kB at most), and change rating (1 to 5, or null). The database sets expires_at (90 days for free members, 180 for testers, never for premium) and holds the caps of 6 and 30: beyond it is P0001 storage_limit_reached, with the cap in details and the plan in hint.',
      columns: {
        id: idColumn,
        user_id: ownerIdColumn,
        recipe_name: 'text',
        recipe_content: 'jsonb',
        cuisine_type: 'text',
        language: 'text',
        rating: 'int2',
        generated_recipe_id: 'uuid',
        created_at: createdAtColumn,
        expires_at: 'timestamptz',
      },
      primaryKey: ['id'],
    },
    app_errors: {
      about: 'Errors of the pages. Admins read them and change status; who resolved one, and when, the database notes.',
      columns: {
        id: idColumn,
        status: { type: 'text', default: { value: 'open' } },
        severity: { type: 'text', default: { value: 'medium' } },
        error_type: 'text',
        error_message: 'text',
        error_stack: 'text',
        component_name: 'text',
        route_path: 'text',
        user_agent: 'text',
        error_hash: 'text',
        metadata: { type: 'jsonb', default: { value: '{}' } },
        occurrence_count: { type: 'int4', default: { value: 1 } },
        last_occurred_at: createdAtColumn,
        created_at: createdAtColumn,
        resolved_at: 'timestamptz',
        resolved_by: 'uuid',
      },
      primaryKey: ['id'],
    },
    bot_detection_logs: {
      about: 'What looked like a robot. Admins read it.',
      columns: {
        id: idColumn,
        risk_score: 'int4',
        detection_type: 'text',
        action_taken: 'text',
        session_id: 'text',
        request_path: 'text',
        ip_address: 'text',
        user_id: 'uuid',
        created_at: createdAtColumn,
      },
      primaryKey: ['id'],
    },
    bot_patterns: {
      about: 'What a robot looks like. Admins read the patterns and switch is_active.',
      columns: {
        id: idColumn,
        pattern_name: 'text',
        pattern_type: 'text',
        risk_weight: 'int4',
        detection_rules: { type: 'jsonb', default: { value: '{}' } },
        is_active: { type: 'bool', default: { value: true } },
        created_at: createdAtColumn,
      },
      primaryKey: ['id'],
    },
  },
  functions: {
    get_user_roles: {
      about: "The roles of an account by its id, sent as _user_id: one's own, or anybody's for an admin; of others none.",
      arguments: { _user_id: 'uuid' },
      returns: { role: 'text' },
    },
    knows_start: {
      about:
        'Whether this database is the one that a starting server writes to: its word, sent as _id, comes back. For the service role only.',
      arguments: { _id: 'uuid' },
      returns: { id: 'uuid' },
    },
  },
}
