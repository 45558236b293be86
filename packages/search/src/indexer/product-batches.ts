import type { LocaleName } from '@bowline/markets';
import { completeSettings, createSegmentBuilder, type SegmentImage } from '../engine/index.ts';
import { productRecord } from '../records/product-record.ts';
import type { WireSettings } from '../records/settings/wire-settings.ts';
import { changeSettings } from '../service/keeper/read-settings.ts';
import { type Batch, type Operation, packed } from './packing.ts';
import type { CatalogueSource } from './sources.ts';

export type ProductSource = Pick<CatalogueSource, 'productFacts'>;

/** Makes what a build sends, in this thread or in another. */
export interface ProductReader {
  /** All products of a locale. */
  read(locale: LocaleName): AsyncIterable<Batch>;
  /** The same as one segment, laid out for these settings. One at a time. */
  build(locale: LocaleName, settings: WireSettings): Promise<BuiltProducts>;
  /** Ends what is being read or built. */
  close(): Promise<void>;
}

export interface BuiltProducts {
  readonly image: SegmentImage;
  readonly products: number;
}

/** Record by record, as they are read: neither records nor JSON of them ever lie in memory. */
export async function builtProducts(
  source: ProductSource,
  locale: LocaleName,
  settings: WireSettings,
): Promise<BuiltProducts> {
  const builder = createSegmentBuilder({ settings: completeSettings(changeSettings({}, settings)) });
  let products = 0;
  for await (const facts of source.productFacts(locale)) {
    for (const product of facts) builder.add(productRecord(product));
    products += facts.length;
  }
  return { image: builder.finish(), products };
}

export function allProducts(source: ProductSource, locale: LocaleName): AsyncGenerator<Batch> {
  async function* operations(): AsyncGenerator<Operation> {
    for await (const facts of source.productFacts(locale)) {
      for (const product of facts) yield { action: 'addObject', body: productRecord(product) };
    }
  }
  return packed(operations());
}

/** What became of these products; those that are not told about are to be forgotten. */
export function changedProducts(
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
