/**
 * What the admin does with the catalogue, by calling the same modules as the storefront's interface.
 * It is not an HTTP interface and checks no permissions; whoever exposes it must.
 */
import type { Result } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { CommerceDatabase } from '#tables';
import { type CatalogueCounts, countCatalogue } from './catalogue-counts.ts';
import { type RenameRefusal, renameProductUrl } from './rename-product-url.ts';

export interface CommerceAdmin {
  /** All zero in a database whose catalogue has not been imported. */
  catalogueCounts(): Promise<CatalogueCounts>;
  /** Gives a product a new url key in one locale; the former one redirects permanently. */
  renameProductUrl(change: {
    readonly sku: string;
    readonly locale: LocaleName;
    readonly urlKey: string;
  }): Promise<Result<undefined, RenameRefusal>>;
}

export function createCommerceAdmin(database: CommerceDatabase): CommerceAdmin {
  return {
    catalogueCounts: () => countCatalogue(database),
    renameProductUrl: (change) => renameProductUrl(database, change),
  };
}

export type { CatalogueCounts, RenameRefusal };
