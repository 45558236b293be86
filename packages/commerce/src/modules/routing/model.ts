import type { CatalogContext } from '#catalog';
import type { CmsContext } from '#cms';
import type { RoutingReader } from './reader.ts';

export type EntityType = 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE';

export interface EntityReference {
  readonly entityType: EntityType;
  readonly entityId: number;
}

/** What the addresses of each kind end with. */
export type UrlSuffixes = Readonly<Record<EntityType, string>>;

/** One stored path: it shows or redirects to an entity, or redirects to another address. */
export interface Rewrite {
  readonly entity: EntityReference | null;
  readonly targetPath: string | null;
  readonly redirectCode: number;
  readonly isCanonical: boolean;
}

/** Where a path leads in the end. */
export type Destination =
  | {
      readonly kind: 'entity';
      readonly entity: EntityReference;
      readonly relativeUrl: string;
      readonly redirectCode: number;
    }
  | { readonly kind: 'external'; readonly url: string; readonly redirectCode: number };

export interface RoutingContext extends CatalogContext, CmsContext {
  readonly routing: RoutingReader;
}
