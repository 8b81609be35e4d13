-- Pictures of recipes: everybody sees them, the server and admins keep them. On a Supabase project the tables of schema storage are not ours, and its owner may not
-- change them everywhere: what is refused there, the dashboard can do.
do $$ begin
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('recipe-pictures', 'recipe-pictures', true, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
  on conflict (id) do nothing;
exception when insufficient_privilege then
  raise warning 'make a public bucket recipe-pictures: 5 MB at most; image/jpeg, image/png, image/webp, image/avif';
end $$;

do $$ begin
  create policy recipe_pictures_by_admins on storage.objects for all to authenticated
    using (bucket_id = 'recipe-pictures' and (select private.is_admin()))
    with check (bucket_id = 'recipe-pictures' and (select private.is_admin()));
exception when insufficient_privilege then
  raise warning 'give admins a policy on storage.objects: bucket_id = ''recipe-pictures'' and (select private.is_admin())';
end $$;
