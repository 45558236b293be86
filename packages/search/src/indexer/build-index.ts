import type { Synonym } from '../engine/index.ts';
import type { WireRule } from '../records/rules.ts';
import type { WireSettings } from '../records/settings/wire-settings.ts';
import type { Destination } from './destination.ts';
import type { Batch } from './packing.ts';

export interface IndexPlan {
  readonly index: string;
  readonly settings: WireSettings;
  readonly synonyms: readonly Synonym[];
  readonly rules?: readonly WireRule[];
  readonly batches: AsyncIterable<Batch>;
}

/** Under another name first, so that nobody ever finds half an index. */
export async function buildIndex(
  destination: Destination,
  { index, settings, synonyms, rules = [], batches }: IndexPlan,
): Promise<void> {
  const building = `${index}_building`;
  await destination.remove(building);
  await destination.setSettings(building, settings);
  if (synonyms.length) await destination.saveSynonyms(building, synonyms);
  if (rules.length) await destination.saveRules(building, rules);
  await destination.write(building, batches);
  await destination.settled(building);
  await destination.move(building, index);
}
