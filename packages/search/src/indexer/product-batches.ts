import type { LocaleName } from '@bowline/markets';
import type { SegmentImage } from '../engine/index.ts';
import { productRecord } from '../records/product-record.ts';
import type { WireSettings } from '../records/settings/wire-settings.ts';
import { type Batch, type Operation, packed } from './packing.ts';
import type { CatalogueSource } from './sources.ts';

export type ProductSource = Pick<CatalogueSource, 'productFacts'>;

export interface BuiltProducts {
  readonly image: SegmentImage;
  readonly products: number;
}

/** Makes what a build sends, in this thread or in another. */
export interface ProductReader {
  /** All products of a locale, or what became of these. */
  read(locale: LocaleName, ids?: readonly number[]): AsyncIterable<Batch>;
  /** The index of all products of a locale, as a service in the same process takes it; one at a time. */
  readonly build?: (locale: LocaleName, settings: WireSettings) => Promise<BuiltProducts>;
  /** Ends what is being read. */
  close(): Promise<void>;
}

export function readProducts(
  source: ProductSource,
  locale: LocaleName,
  ids?: readonly number[],
): AsyncGenerator<Batch> {
  return ids ? changedProducts(source, locale, ids) : allProducts(source, locale);
}

function allProducts(source: ProductSource, locale: LocaleName): AsyncGenerator<Batch> {
  async function* operations(): AsyncGenerator<Operation> {
    for await (const facts of source.productFacts(locale)) {
      for (const product of facts) yield { action: 'addObject', body: productRecord(product) };
    }
  }
  return packed(operations());
}

/** Those that are not told about are to be forgotten. */
function changedProducts(
  source: ProductSource,
  locale: LocaleName,
  ids: readonly number[],
): AsyncGenerator<Batch> {
  async function* operations(): AsyncGenerator<Operation> {
    const forgotten = new Set(ids.map(String));
    for await (const facts of source.productFacts(locale, { ids })) {
      for (const product of facts) {
        const body = productRecord(product);
        forgotten.delete(body.objectID);
        yield { action: 'addObject', body };
      }
    }
    for (const objectID of forgotten) yield { action: 'deleteObject', body: { objectID } };
  }
  return packed(operations());
}
