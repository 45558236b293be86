/**
 * Some pages are asked for far more often than others: the n-th in line n times less often than the first (Zipf). The sum over
 * millions of them is taken over ranges that grow by a fiftieth, exactly where it matters most.
 */
function sumOverPages(pages: number, of: (weight: number) => number): number {
  let sum = 0;
  for (let rank = 1; rank <= pages; ) {
    const next = Math.min(pages + 1, rank + Math.max(1, Math.floor(rank / 50)));
    const count = next - rank;
    sum += count * of(1 / (rank + (count - 1) / 2));
    rank = next;
  }
  return sum;
}

/** How many different pages are asked for within so many requests. */
export function differentPages(pages: number, requests: number): number {
  const all = sumOverPages(pages, (weight) => weight);
  return sumOverPages(pages, (weight) => 1 - Math.exp((-requests * weight) / all));
}

/**
 * How often a second a cache makes a page anew that is asked so often: once for every page that is asked for while one stays.
 * It stays for its time, or for less when there is no room for as many (Che's approximation of a cache that drops the oldest).
 */
export function madePerSecond(cache: {
  readonly pages: number;
  readonly perSecond: number;
  readonly seconds: number;
  readonly room: number;
}): number {
  const { pages, perSecond, room } = cache;
  if (perSecond <= 0) return 0;
  let seconds = cache.seconds;
  for (let turn = 0; turn < 40 && differentPages(pages, perSecond * seconds) > room; turn += 1)
    seconds *= 0.9;
  return Math.min(perSecond, differentPages(pages, perSecond * seconds) / seconds);
}
