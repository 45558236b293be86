import type { PricingContext } from '#pricing';
import type { CatalogReader } from './reader.ts';

export interface CatalogContext extends PricingContext {
  readonly catalog: CatalogReader;
  /** Largest page a client may ask for. */
  readonly maximumPageSize: number;
}
