import { offlinePath } from './what-is-asked.ts';

/** What a store of the browser must offer; `Cache` does. */
export type Store = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

/** How much of what the worker keeps at most, so that a device is never filled by a shop. */
export const bounds = {
  pages: { most: 60, largestBytes: 1_000_000 },
  // Scripts of the last builds: pages that are kept need theirs.
  files: { most: 400, largestBytes: 1_000_000 },
  pictures: { most: 150, largestBytes: 300_000 },
} as const;

export type Bound = (typeof bounds)[keyof typeof bounds];

/** Whoever serves it says by this name when it was kept. */
export const keptAtHeader = 'x-kept-at';
/** In a page: the same, for the page itself. */
export const keptAtMetaName = 'kept-at';

/** Whether an answer is anybody's, and whole. */
export function mayBeKept(answer: Response): boolean {
  const cacheControl = answer.headers.get('cache-control') ?? '';
  return answer.status === 200 && !/no-store/.test(cacheControl);
}

/** Keeps an answer, and forgets the oldest when there are too many. */
export async function keep(store: Store, address: string, answer: Response, bound: Bound): Promise<void> {
  if (Number(answer.headers.get('content-length') ?? 0) > bound.largestBytes) return;
  const body = await answer.arrayBuffer();
  if (body.byteLength > bound.largestBytes) return;
  const headers = new Headers(answer.headers);
  headers.set(keptAtHeader, new Date().toISOString());
  // What is kept is no longer packed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  // First out, so that it counts as the latest.
  await store.delete(address);
  await store.put(address, new Response(body, { status: 200, headers }));
  await forgetOldest(store, bound.most);
}

/** Never the page that says there is no network: it is needed just when it cannot be fetched again. */
async function forgetOldest(store: Store, most: number): Promise<void> {
  const all = (await store.keys()).filter(({ url }) => !new URL(url).pathname.endsWith(offlinePath));
  for (const request of all.slice(0, Math.max(0, all.length - most))) await store.delete(request);
}

/** A page that says of itself how old it is. */
export async function markedPage(kept: Response): Promise<Response> {
  const keptAt = kept.headers.get(keptAtHeader) ?? '';
  const html = await kept.text();
  const mark = `<meta name="${keptAtMetaName}" content="${keptAt}">`;
  return new Response(html.replace('</head>', `${mark}</head>`), { status: 200, headers: kept.headers });
}

export function ageMs(kept: Response, now: number): number {
  return now - (Date.parse(kept.headers.get(keptAtHeader) ?? '') || 0);
}

/** The answer, or undefined when it takes longer. */
export function within<Value>(ms: number, answer: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
