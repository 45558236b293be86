/** A criterion's number for each candidate, the smaller the earlier; asked for only when it decides. */
export type OrderColumn = () => Float64Array;

/** The `count` first candidates of `size`, in order. Candidates alike in every column keep their order. */
export function topHits(size: number, count: number, columns: readonly OrderColumn[]): Int32Array {
  if (count <= 0 || size === 0) return new Int32Array(0);
  const [first = () => new Float64Array(size), ...others] = columns;
  const primary = first();
  const gathered: (Float64Array | undefined)[] = [];

  function compare(left: number, right: number): number {
    const difference = (primary[left] as number) - (primary[right] as number);
    return difference < 0 ? -1 : difference > 0 ? 1 : compareTies(left, right);
  }
  function compareTies(left: number, right: number): number {
    for (let index = 0; index < others.length; index++) {
      let column = gathered[index];
      if (column === undefined) {
        column = (others[index] as OrderColumn)();
        gathered[index] = column;
      }
      const [a, b] = [column[left] as number, column[right] as number];
      if (a !== b) return a < b ? -1 : 1;
    }
    return left - right;
  }

  const heap = new Int32Array(Math.min(size, count));
  for (let index = 0; index < heap.length; index++) heap[index] = index;
  for (let at = (heap.length >>> 1) - 1; at >= 0; at--) sink(heap, at, compare);
  for (let candidate = heap.length; candidate < size; candidate++) {
    const worst = heap[0] as number;
    if ((primary[candidate] as number) > (primary[worst] as number)) continue;
    if (compare(candidate, worst) >= 0) continue;
    heap[0] = candidate;
    sink(heap, 0, compare);
  }
  return heap.sort(compare);
}

/** Restores the order of a heap that has its last hit on top. */
function sink(heap: Int32Array, start: number, compare: (left: number, right: number) => number): void {
  const value = heap[start] as number;
  let at = start;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && compare(heap[child + 1] as number, heap[child] as number) > 0) child++;
    if (compare(heap[child] as number, value) <= 0) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = value;
}
