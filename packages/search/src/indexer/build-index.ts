import type { SearchRecord, Synonym } from '../engine/index.ts';
import type { WireSettings } from '../records/settings/wire-settings.ts';
import type { Destination, Operation } from './destination.ts';

export interface IndexPlan {
  readonly index: string;
  readonly settings: WireSettings;
  readonly synonyms: readonly Synonym[];
  readonly records: AsyncIterable<readonly SearchRecord[]> | Iterable<readonly SearchRecord[]>;
}

/** Written in one go, because a service may build its index after every pause; not more, because they wait in memory. */
const recordsAtOnce = 5_000;

/** Under another name first, so that nobody ever finds half an index. */
export async function buildIndex(
  destination: Destination,
  { index, settings, synonyms, records }: IndexPlan,
): Promise<void> {
  const building = `${index}_building`;
  await destination.remove(building);
  await destination.setSettings(building, settings);
  if (synonyms.length) await destination.saveSynonyms(building, synonyms);
  let waiting: Operation[] = [];
  for await (const part of records) {
    for (const body of part) waiting.push({ action: 'addObject', body });
    if (waiting.length < recordsAtOnce) continue;
    await destination.write(building, waiting);
    waiting = [];
  }
  await destination.write(building, waiting);
  await destination.settled(building);
  await destination.move(building, index);
}
