/** A dynamic route of the shop (specification 2.1, 3). */
export type RouteType = 'CATEGORY' | 'PRODUCT' | 'CMS_PAGE' | 'SANITY_PAGE';

export interface RouteEntry {
  readonly type: RouteType | null;
  readonly sku?: string;
  readonly uid?: string;
  readonly identifier?: string;
  readonly id?: number;
  /** 0, or the code of a redirect to `path`. */
  readonly redirect_code: number;
  /** Where the entity lives, below the locale's prefix; an external redirect has a full address. */
  readonly path: string;
}

/** The type followed by the sku, identifier, uid or id (specification 2.1). */
export function routeEntryName(entry: RouteEntry): string {
  return `${entry.type}${entry.sku ?? entry.identifier ?? entry.uid ?? entry.id ?? ''}`;
}
