/** Which edge of a row something is let go at. */
export type RowEdge = 'before' | 'behind';

/**
 * The place, counted from 1, of a row that is let go at an edge of another one; null where it stays where it is. Rows are numbered from
 * 0, as they are shown.
 */
export function placeAfterDrop(from: number, over: number, edge: RowEdge): number | null {
  const gap = edge === 'before' ? over : over + 1;
  const place = from < gap ? gap : gap + 1;
  return place === from + 1 ? null : place;
}
