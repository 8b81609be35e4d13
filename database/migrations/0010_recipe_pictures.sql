-- The bucket for recipe pictures. Everyone reads them; the server and admins write them. In a Supabase project the
-- schema storage belongs to the project, and its owner may lack the right to change it. Then each start logs what
-- is missing (server/storage/missing-in-project.ts), and the dashboard can add it.
do $$ begin
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('recipe-pictures', 'recipe-pictures', true, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
  on conflict (id) do nothing;
exception when insufficient_privilege then
  null;
end $$;

do $$ begin
  create policy recipe_pictures_by_admins on storage.objects for all to authenticated
    using (bucket_id = 'recipe-pictures' and (select private.is_admin()))
    with check (bucket_id = 'recipe-pictures' and (select private.is_admin()));
exception when insufficient_privilege then
  null;
end $$;
