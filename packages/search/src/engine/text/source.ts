import { noMatch } from './match-cost.ts';

/** Occurrences that meet a query word, and what such a match costs before its place is known. */
export interface Source {
  readonly documents: Uint16Array | Uint32Array;
  readonly places: Uint16Array;
  readonly from: number;
  readonly to: number;
  readonly base: number;
}

/** Notes in `best`, per record, the cheapest match of any of the sources. */
export function applySources(
  sources: readonly Source[],
  costsFor: (source: Source) => Uint16Array,
  best: Uint16Array,
): void {
  for (const source of sources) {
    const { documents, places, from, to, base } = source;
    const costs = costsFor(source);
    for (let at = from; at < to; at++) {
      const placeCost = costs[places[at] as number] as number;
      if (placeCost === noMatch) continue;
      const document = documents[at] as number;
      const cost = base | placeCost;
      if (cost < (best[document] as number)) best[document] = cost;
    }
  }
}
