import type { LocaleName } from '@bowline/markets';
import { indexName } from '../records/index-names.ts';
import { rulesOf } from '../records/rules.ts';
import { productReplicas, productSettings } from '../records/settings/product-settings.ts';
import { synonymsOf } from '../records/synonyms.ts';
import { buildIndex } from './build-index.ts';
import type { Destination } from './destination.ts';
import type { Batch } from './packing.ts';
import type { BuiltProducts } from './product-batches.ts';
import type { CatalogueSource } from './sources.ts';

export interface ProductBuild {
  readonly source: Pick<CatalogueSource, 'attributes' | 'synonyms' | 'rules'>;
  readonly destination: Destination;
  readonly locale: LocaleName;
  /** One by one, or built already. */
  readonly records: AsyncIterable<Batch> | BuiltProducts;
  readonly throwIfStopped: () => void;
}

/** Everything anew; the former index answers until the new one is complete. Returns the number of products. */
export async function buildProducts(build: ProductBuild): Promise<number> {
  const { source, destination, locale, records, throwIfStopped } = build;
  const attributes = await source.attributes(locale);
  const settings = productSettings(locale, attributes);
  const synonyms = synonymsOf(await source.synonyms(locale));
  const rules = rulesOf(await source.rules(locale));
  const index = indexName('products', locale);
  let products = 0;
  async function* counted(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
    for await (const batch of batches) {
      throwIfStopped();
      products += batch.operations;
      yield batch;
    }
  }
  async function fill(building: string): Promise<void> {
    if (!('image' in records)) return destination.write(building, counted(records));
    throwIfStopped();
    products = records.products;
    await destination.adopt?.(building, records.image);
  }
  await buildIndex(destination, { index, settings, synonyms, rules, fill });
  const replicas = productReplicas(locale, attributes);
  await destination.setSettings(index, { ...settings, replicas: replicas.map(({ name }) => name) });
  // A replica has everything else from its index.
  for (const { name, ranking } of replicas) await destination.setSettings(name, { ranking });
  await destination.settled();
  return products;
}
