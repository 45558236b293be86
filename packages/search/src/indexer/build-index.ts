import type { Synonym } from '../engine/index.ts';
import type { WireRule } from '../records/rules.ts';
import type { WireSettings } from '../records/settings/wire-settings.ts';
import type { Destination } from './destination.ts';

export interface IndexPlan {
  readonly index: string;
  readonly settings: WireSettings;
  readonly synonyms: readonly Synonym[];
  readonly rules?: readonly WireRule[];
  /** Writes the records to an index of this name. */
  readonly fill: (index: string) => Promise<void>;
}

/** Under another name first, so that nobody ever finds half an index. */
export async function buildIndex(
  destination: Destination,
  { index, settings, synonyms, rules = [], fill }: IndexPlan,
): Promise<void> {
  const building = `${index}_building`;
  await destination.remove(building);
  await destination.setSettings(building, settings);
  if (synonyms.length) await destination.saveSynonyms(building, synonyms);
  if (rules.length) await destination.saveRules(building, rules);
  await fill(building);
  await destination.settled(building);
  await destination.move(building, index);
}
