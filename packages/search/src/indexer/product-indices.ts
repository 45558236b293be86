import type { LocaleName } from '@bowline/markets';
import { indexName } from '../records/index-names.ts';
import { productRecord } from '../records/product-record.ts';
import { productReplicas, productSettings } from '../records/settings/product-settings.ts';
import { synonymsFor } from '../records/synonyms.ts';
import { buildIndex } from './build-index.ts';
import type { Destination, Operation } from './destination.ts';
import type { CatalogueSource } from './sources.ts';

/** Everything anew; the former index answers until the new one is complete. Returns the number of products. */
export async function buildProducts(
  source: CatalogueSource,
  destination: Destination,
  locale: LocaleName,
  throwIfStopped: () => void,
): Promise<number> {
  const attributes = await source.attributes(locale);
  const settings = productSettings(locale, attributes);
  const synonyms = synonymsFor(locale);
  const index = indexName('products', locale);
  let products = 0;
  async function* records() {
    for await (const facts of source.productFacts(locale)) {
      throwIfStopped();
      products += facts.length;
      yield facts.map(productRecord);
    }
  }
  await buildIndex(destination, { index, settings, synonyms, records: records() });
  const replicas = productReplicas(locale, attributes);
  await destination.setSettings(index, { ...settings, replicas: replicas.map(({ name }) => name) });
  // A replica has everything else from its index.
  for (const { name, ranking } of replicas) await destination.setSettings(name, { ranking });
  await destination.settled();
  return products;
}

/** Writes what became of these products. */
export async function updateProducts(
  source: CatalogueSource,
  destination: Destination,
  locale: LocaleName,
  ids: readonly number[],
): Promise<void> {
  const forgotten = new Set(ids.map(String));
  const operations: Operation[] = [];
  for await (const facts of source.productFacts(locale, { ids })) {
    for (const record of facts.map(productRecord)) {
      forgotten.delete(record.objectID);
      operations.push({ action: 'addObject', body: record });
    }
  }
  for (const objectID of forgotten) operations.push({ action: 'deleteObject', body: { objectID } });
  await destination.write(indexName('products', locale), operations);
}
