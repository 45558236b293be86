import { sql, type Transaction } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { isOwnPage, type LocaleName } from '@bowline/markets';
import type { CommerceTables } from '#tables';
import type { EntityReference } from './model.ts';

export interface NewRedirect {
  readonly locale: LocaleName;
  /** As it was asked for, without a slash in front. */
  readonly path: string;
  /** Where it leads: to what is shown somewhere in this shop, to another path of it, or to an address elsewhere. */
  readonly entity?: EntityReference;
  readonly target?: string;
}

export type RedirectRefusal = Refusal<'path-taken' | 'redirect-leads-nowhere', { readonly path: string }>;

const mostSteps = 20;
const external = /^https:\/\//;

/** A path that leads on for good. One that shows something, or leads elsewhere already, stays as it is. */
export async function addRedirect(
  transaction: Transaction<CommerceTables>,
  {
    locale,
    path,
    entity = null,
    target = null,
  }: Omit<NewRedirect, 'entity' | 'target'> & {
    readonly entity?: EntityReference | null;
    readonly target?: string | null;
  },
): Promise<Result<undefined, RedirectRefusal>> {
  if (isOwnPage(locale, path)) return refuse('path-taken', { path });
  if (target !== null && !external.test(target) && !(await leadsOn(transaction, locale, path, target))) {
    return refuse('redirect-leads-nowhere', { path });
  }
  await sql`
    insert into url_rewrite (locale, request_path, entity_type, entity_id, target_path, redirect_code, is_canonical)
    values (${locale}, ${path}, ${entity?.entityType ?? null}, ${entity?.entityId ?? null}, ${target}, 301, false)
    on conflict (locale, request_path) do nothing`.execute(transaction);
  const { rows } = await sql`
    select from url_rewrite where locale = ${locale} and request_path = ${path}
      and (entity_type, entity_id, target_path) is not distinct from
        (${entity?.entityType ?? null}::text, ${entity?.entityId ?? null}::integer, ${target}::text)`.execute(
    transaction,
  );
  return rows.length > 0 ? ok() : refuse('path-taken', { path });
}

/** Whether somebody who follows arrives at something, and not where they came from. */
async function leadsOn(
  transaction: Transaction<CommerceTables>,
  locale: LocaleName,
  path: string,
  target: string,
): Promise<boolean> {
  let at = target;
  for (let step = 0; step < mostSteps && at !== path; step += 1) {
    if (isOwnPage(locale, at) || external.test(at)) return true;
    const { rows } = await sql<{ target: string | null }>`
      select target_path as target from url_rewrite where locale = ${locale} and request_path = ${at}`.execute(
      transaction,
    );
    const [found] = rows;
    if (!found) return false;
    if (found.target === null) return true;
    at = found.target.replace(/^\/+/, '');
  }
  return false;
}
