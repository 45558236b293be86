import { noRank } from '../building/sort-ranks.ts';
import type { Candidates } from '../candidates.ts';
import type { Segment } from '../segment/open-segment.ts';
import type { OrderCriterion } from './hit-order.ts';
import type { OrderColumn } from './top-hits.ts';

/** A column per criterion and the identifier last, so that the order is always the same. */
export function orderColumns(
  segment: Segment,
  candidates: Candidates,
  order: readonly OrderCriterion[],
): OrderColumn[] {
  const { documents, keys } = candidates;
  const columns = order.map((criterion) => {
    if (criterion === 'relevance') return once(() => keys ?? new Float64Array(documents.length));
    return once(() => sortColumn(segment, documents, criterion.attribute, criterion.descending));
  });
  return [...columns, once(() => gather(segment.documents.identifierRanks, documents))];
}

/** Records without a value come last, whichever way the others are sorted. */
function sortColumn(
  segment: Segment,
  documents: Uint32Array,
  attribute: string,
  descending: boolean,
): Float64Array {
  const ranks = segment.sortRanks.get(attribute);
  const column =
    ranks === undefined
      ? (segment.numbers.get(attribute)?.gather(documents) ??
        new Float64Array(documents.length).fill(Number.NaN))
      : gather(ranks, documents);
  for (let index = 0; index < column.length; index++) {
    const value = column[index] as number;
    if (Number.isNaN(value) || (ranks !== undefined && value === noRank))
      column[index] = Number.POSITIVE_INFINITY;
    else if (descending) column[index] = -value;
  }
  return column;
}

function gather(values: Uint32Array, documents: Uint32Array): Float64Array {
  const gathered = new Float64Array(documents.length);
  for (let index = 0; index < documents.length; index++) {
    gathered[index] = values[documents[index] as number] as number;
  }
  return gathered;
}

function once(compute: () => Float64Array): OrderColumn {
  let computed: Float64Array | undefined;
  return () => {
    computed ??= compute();
    return computed;
  };
}
