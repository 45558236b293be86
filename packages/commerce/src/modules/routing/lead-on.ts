import { sql, type Transaction } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CommerceTables } from '#tables';
import type { EntityReference } from './model.ts';

export interface FreedPath {
  readonly locale: LocaleName;
  readonly path: string;
}

type Changing = Transaction<CommerceTables>;

/** Every path of something that is removed, its former ones too; they are free for others from here on. */
export async function freePaths(
  transaction: Changing,
  { entityType, entityId }: EntityReference,
): Promise<readonly FreedPath[]> {
  const { rows } = await sql<FreedPath>`
    delete from url_rewrite where entity_type = ${entityType} and entity_id = ${entityId}
    returning locale, request_path as path`.execute(transaction);
  return rows;
}

/** Freed paths lead to something else for good; one that is taken by now stays with who has it. */
export async function leadPathsOn(
  transaction: Changing,
  freed: readonly FreedPath[],
  { entityType, entityId }: EntityReference,
): Promise<void> {
  await sql`
    insert into url_rewrite (locale, request_path, entity_type, entity_id, redirect_code, is_canonical)
    select freed.locale, freed.path, ${entityType}, ${entityId}, 301, false
    from unnest(${freed.map(({ locale }) => locale)}::text[], ${freed.map(({ path }) => path)}::text[])
      as freed (locale, path)
    on conflict (locale, request_path) do nothing`.execute(transaction);
}

/** Redirects that would end at a path that nobody has now, by one step or several, go as well. */
export async function dropRedirectsTo(transaction: Changing, freed: readonly FreedPath[]): Promise<void> {
  await sql`
    with recursive lost (locale, path) as (
      select freed.locale, freed.path
      from unnest(${freed.map(({ locale }) => locale)}::text[], ${freed.map(({ path }) => path)}::text[])
        as freed (locale, path)
      where not exists (
        select from url_rewrite taken where taken.locale = freed.locale and taken.request_path = freed.path)
      union
      select redirect.locale, redirect.request_path from lost
      join url_rewrite redirect on redirect.locale = lost.locale and ltrim(redirect.target_path, '/') = lost.path
    )
    delete from url_rewrite gone using lost
    where gone.locale = lost.locale and gone.request_path = lost.path and gone.target_path is not null`.execute(
    transaction,
  );
}
