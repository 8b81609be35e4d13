-- The flows of an account are found without looking at everybody's. The first is GoTrue's own. On a Supabase project this file does not run.

create index idx_user_id_auth_method on auth.flow_state (user_id, authentication_method);
create index flow_state_linking_target_id_idx on auth.flow_state (linking_target_id) where linking_target_id is not null;
