-- Indexes that find the flows of one account. The first is GoTrue's own. This file does not run on a Supabase
-- project.

create index idx_user_id_auth_method on auth.flow_state (user_id, authentication_method);
create index flow_state_linking_target_id_idx on auth.flow_state (linking_target_id) where linking_target_id is not null;
