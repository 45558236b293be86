import { ok, type Result, refuse } from '@bowline/kit';
import type { Destination, EntityReference, EntityType } from './model.ts';
import type { RoutingReader } from './reader.ts';
import type { RoutingRefusal } from './refusals.ts';

const patterns: readonly (readonly [RegExp, EntityType])[] = [
  [/^catalog\/product\/view\/id\/(\d{1,9})$/, 'PRODUCT'],
  [/^catalog\/category\/view\/id\/(\d{1,9})$/, 'CATEGORY'],
  [/^cms\/page\/view\/page_id\/(\d{1,9})$/, 'CMS_PAGE'],
];

/** Behaviour 54: Magento's own addresses of its entities. */
function readInternalPath(path: string): EntityReference | null {
  for (const [pattern, entityType] of patterns) {
    const id = pattern.exec(path)?.[1];
    if (id) return { entityType, entityId: Number(id) };
  }
  return null;
}

const external = /^[a-z][a-z0-9+.-]*:\/\//i;

/**
 * Behaviours 51 to 57 and 60: follows redirects to their end. Null when the path is unknown; refused when a stored redirect
 * leads in a circle or to a path that does not exist.
 */
export async function findDestination(
  path: string,
  routing: Pick<RoutingReader, 'rewrite' | 'canonicalPath'>,
): Promise<Result<Destination | null, RoutingRefusal<'route-leads-nowhere'>>> {
  const leadsNowhere = refuse('route-leads-nowhere', { path });
  const visited = new Set<string>();
  let current = path;
  let redirectCode = 0;
  while (!visited.has(current)) {
    visited.add(current);
    const internal = readInternalPath(current);
    if (internal) return ok(await showEntity(internal, null, redirectCode, routing));
    const rewrite = await routing.rewrite(current);
    if (!rewrite) return visited.size === 1 ? ok(null) : leadsNowhere;
    redirectCode ||= rewrite.redirectCode;
    if (rewrite.entity) {
      // Without a redirect the path itself is where the entity is shown, be it canonical or not.
      const shownAt = rewrite.redirectCode === 0 ? current : null;
      const shown = await showEntity(rewrite.entity, shownAt, redirectCode, routing);
      return shown ? ok(shown) : leadsNowhere;
    }
    const target = rewrite.targetPath ?? '';
    if (external.test(target)) return ok({ kind: 'external', url: target, redirectCode });
    current = target.replace(/^\/+/, '');
  }
  return leadsNowhere;
}

async function showEntity(
  entity: EntityReference,
  shownAt: string | null,
  redirectCode: number,
  routing: Pick<RoutingReader, 'canonicalPath'>,
): Promise<Destination | null> {
  const relativeUrl = shownAt ?? (await routing.canonicalPath(entity));
  return relativeUrl === null ? null : { kind: 'entity', entity, relativeUrl, redirectCode };
}
