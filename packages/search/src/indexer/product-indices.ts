import type { LocaleName } from '@bowline/markets';
import type { Synonym } from '../engine/index.ts';
import { indexName } from '../records/index-names.ts';
import { rulesOf, type WireRule } from '../records/rules.ts';
import { productReplicas, productSettings, type Replica } from '../records/settings/product-settings.ts';
import type { WireSettings } from '../records/settings/wire-settings.ts';
import { synonymsOf } from '../records/synonyms.ts';
import { buildIndex } from './build-index.ts';
import type { Destination } from './destination.ts';
import type { CatalogueSource } from './sources.ts';

/** What an index of products has beside its records. */
export interface ProductPlan {
  readonly index: string;
  readonly settings: WireSettings;
  readonly replicas: readonly Replica[];
  readonly synonyms: readonly Synonym[];
  readonly rules: readonly WireRule[];
}

export async function planProducts(
  source: Pick<CatalogueSource, 'attributes' | 'synonyms' | 'rules'>,
  locale: LocaleName,
): Promise<ProductPlan> {
  const attributes = await source.attributes(locale);
  return {
    index: indexName('products', locale),
    settings: productSettings(locale, attributes),
    replicas: productReplicas(locale, attributes),
    synonyms: synonymsOf(await source.synonyms(locale)),
    rules: rulesOf(await source.rules(locale)),
  };
}

/** Everything anew; the former index answers until the new one is complete. */
export async function buildProducts(
  destination: Destination,
  { index, settings, replicas, synonyms, rules }: ProductPlan,
  fill: (building: string) => Promise<void>,
): Promise<void> {
  await buildIndex(destination, { index, settings, synonyms, rules, fill });
  await destination.setSettings(index, { ...settings, replicas: replicas.map(({ name }) => name) });
  // A replica has everything else from its index.
  for (const { name, ranking } of replicas) await destination.setSettings(name, { ranking });
  await destination.settled();
}
