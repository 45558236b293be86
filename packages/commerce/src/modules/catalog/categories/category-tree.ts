export interface CategoryRecord {
  readonly entityType: 'CATEGORY';
  readonly id: number;
  readonly key: string;
  readonly parentId: number | null;
  /** Ids from the root down to this category. */
  readonly path: readonly number[];
  readonly level: number;
  readonly position: number;
  readonly includeInMenu: boolean;
  readonly imageFile: string | null;
  readonly name: string;
  readonly descriptionHtml: string | null;
  readonly urlKey: string;
  readonly urlPath: string;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
}

/** The active categories of one locale. */
export interface CategoryTree {
  readonly root: CategoryRecord | undefined;
  readonly all: readonly CategoryRecord[];
  byId(id: number): CategoryRecord | undefined;
  byUrlPath(urlPath: string): CategoryRecord | undefined;
  childrenOf(id: number): readonly CategoryRecord[];
  /** Above the category, from the top down, without the root. */
  ancestorsOf(category: CategoryRecord): readonly CategoryRecord[];
  /** The category itself and everything below it. */
  familyOf(id: number): readonly number[];
}

/** The records come ordered by level and position. A category below an inactive one is left out, as it cannot be reached. */
export function createCategoryTree(records: readonly CategoryRecord[]): CategoryTree {
  const active = new Set(records.map(({ id }) => id));
  const all = records.filter(({ path }) => path.every((id) => active.has(id)));
  const byId = new Map(all.map((category) => [category.id, category]));
  const byUrlPath = new Map(all.map((category) => [category.urlPath, category]));
  const children = Map.groupBy(all, ({ parentId }) => parentId);
  const childrenOf = (id: number) => children.get(id) ?? [];
  const familyOf = (id: number): number[] => [id, ...childrenOf(id).flatMap((child) => familyOf(child.id))];
  return {
    root: children.get(null)?.[0],
    all,
    byId: (id) => byId.get(id),
    byUrlPath: (urlPath) => (urlPath === '' ? undefined : byUrlPath.get(urlPath)),
    childrenOf,
    ancestorsOf: ({ path }) =>
      path
        .slice(1, -1)
        .map((id) => byId.get(id))
        .filter((ancestor) => ancestor !== undefined),
    familyOf: (id) => (byId.has(id) ? familyOf(id) : []),
  };
}
