import type { LocaleName } from '@bowline/markets';
import { indexName } from '../records/index-names.ts';
import { rulesOf } from '../records/rules.ts';
import { productReplicas, productSettings } from '../records/settings/product-settings.ts';
import { synonymsOf } from '../records/synonyms.ts';
import { buildIndex } from './build-index.ts';
import type { Destination } from './destination.ts';
import type { Batch } from './packing.ts';
import type { CatalogueSource } from './sources.ts';

export interface ProductBuild {
  readonly source: Pick<CatalogueSource, 'attributes' | 'synonyms' | 'rules'>;
  readonly destination: Destination;
  readonly locale: LocaleName;
  readonly batches: AsyncIterable<Batch>;
  readonly throwIfStopped: () => void;
}

/** Everything anew; the former index answers until the new one is complete. Returns the number of products. */
export async function buildProducts(build: ProductBuild): Promise<number> {
  const { source, destination, locale, throwIfStopped } = build;
  const attributes = await source.attributes(locale);
  const settings = productSettings(locale, attributes);
  const synonyms = synonymsOf(await source.synonyms(locale));
  const rules = rulesOf(await source.rules(locale));
  const index = indexName('products', locale);
  let products = 0;
  async function* batches(): AsyncGenerator<Batch> {
    for await (const batch of build.batches) {
      throwIfStopped();
      products += batch.operations;
      yield batch;
    }
  }
  await buildIndex(destination, { index, settings, synonyms, rules, batches: batches() });
  const replicas = productReplicas(locale, attributes);
  await destination.setSettings(index, { ...settings, replicas: replicas.map(({ name }) => name) });
  // A replica has everything else from its index.
  for (const { name, ranking } of replicas) await destination.setSettings(name, { ranking });
  await destination.settled();
  return products;
}
