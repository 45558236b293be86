import { ok, type Result, refuse } from '@bowline/kit';
import { decodeEntityUid } from '#graphql';
import { type EqualInput, valuesOf } from '../listing/filter-input.ts';
import type { CatalogRefusal } from '../refusals.ts';
import type { CategoryRecord, CategoryTree } from './category-tree.ts';

/** `CategoryFilterInput`. */
export interface CategoryFilterInput {
  readonly ids?: EqualInput | null;
  readonly category_uid?: EqualInput | null;
  readonly parent_id?: EqualInput | null;
  readonly parent_category_uid?: EqualInput | null;
  readonly url_key?: EqualInput | null;
  readonly url_path?: EqualInput | null;
  readonly name?: { readonly match?: string | null } | null;
}

type FilterRefusal = CatalogRefusal<'filters-exclude-one-another' | 'uid-incorrect' | 'match-too-short'>;

const shortestMatch = 3;

/** Behaviours 43, 44 and 47. */
export function filterCategories(
  tree: CategoryTree,
  filters: CategoryFilterInput | null | undefined,
): Result<readonly CategoryRecord[], FilterRefusal> {
  if (!filters || Object.keys(filters).length === 0) return ok(tree.root ? [tree.root] : []);
  const exclusive = findExclusive(filters);
  if (exclusive) return refuse('filters-exclude-one-another', exclusive);
  const ids = readIds(filters.ids, filters.category_uid);
  if (!ids.ok) return ids;
  const parentIds = readIds(filters.parent_id, filters.parent_category_uid);
  if (!parentIds.ok) return parentIds;
  const match = filters.name?.match?.trim().toLowerCase();
  if (match !== undefined && match.length < shortestMatch) {
    return refuse('match-too-short', { minimum: shortestMatch });
  }
  const urlKeys = valuesOf(filters.url_key);
  const urlPaths = valuesOf(filters.url_path);
  return ok(
    tree.all.filter(
      (category) =>
        (!ids.value || ids.value.has(category.id)) &&
        (!parentIds.value || (category.parentId !== null && parentIds.value.has(category.parentId))) &&
        (!urlKeys || urlKeys.includes(category.urlKey)) &&
        (!urlPaths || urlPaths.includes(category.urlPath)) &&
        (match === undefined || category.name.toLowerCase().includes(match)),
    ),
  );
}

function findExclusive(filters: CategoryFilterInput) {
  if (filters.ids && filters.category_uid) return { first: 'ids', second: 'category_uid' };
  if (filters.parent_id && filters.parent_category_uid) {
    return { first: 'parent_id', second: 'parent_category_uid' };
  }
  return null;
}

function readIds(
  plain: EqualInput | null | undefined,
  encoded: EqualInput | null | undefined,
): Result<ReadonlySet<number> | null, CatalogRefusal<'uid-incorrect'>> {
  const uids = valuesOf(encoded);
  if (!uids) {
    const ids = valuesOf(plain);
    return ok(ids && new Set(ids.map(Number)));
  }
  const incorrect = uids.find((uid) => decodeEntityUid(uid) === null);
  if (incorrect !== undefined) return refuse('uid-incorrect', { uid: incorrect });
  return ok(new Set(uids.map((uid) => Number(decodeEntityUid(uid)))));
}
