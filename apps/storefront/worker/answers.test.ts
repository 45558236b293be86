import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnswers } from './answers.ts';
import { keptAtHeader, type Store } from './keeping.ts';

const origin = 'https://shop.example';

/** A store of the browser, in the order in which things were put into it. */
function memory(): Store {
  const kept = new Map<string, Response>();
  const addressOf = (asked: RequestInfo | URL) => (asked instanceof Request ? asked.url : String(asked));
  return {
    match: async (asked) => kept.get(addressOf(asked))?.clone(),
    put: async (asked, answer) => void kept.set(addressOf(asked), answer),
    delete: async (asked) => kept.delete(addressOf(asked)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  };
}

let stores: Record<'pages' | 'files' | 'pictures', Store>;
let network: (address: string) => Promise<Response>;
let asked: string[];
let lasting: Promise<unknown>[];
let now: number;

beforeEach(() => {
  stores = { pages: memory(), files: memory(), pictures: memory() };
  [asked, lasting, now] = [[], [], Date.now()];
  network = async () => page('fresh');
});

afterEach(() => vi.useRealTimers());

const page = (text: string, headers: Record<string, string> = {}) =>
  new Response(`<head></head>${text}`, { headers: { 'cache-control': 'private, no-cache', ...headers } });
const away = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};
const request = (path: string) => new Request(origin + path);

function answers() {
  return createAnswers({
    stores: {
      pages: async () => stores.pages,
      files: async () => stores.files,
      pictures: async () => stores.pictures,
    },
    fetch: async (question) => {
      const address = question instanceof Request ? question.url : String(question);
      asked.push(address.slice(origin.length));
      return network(address);
    },
    now: () => now,
    later: (work) => void lasting.push(work),
  });
}

/** Goes there as a visitor does, and lets everything be kept that is. */
async function open(path: string): Promise<Response> {
  const asking = network(origin + path);
  asking.catch(() => undefined);
  const answer = await answers().page(request(path), asking);
  await Promise.all(lasting);
  return answer;
}

test('the shop is asked first; what it said last is shown, and marked, when it is away or fails', async () => {
  expect(await (await open('/ropes')).text()).toBe('<head></head>fresh');
  for (const broken of [away, async () => new Response('Oops', { status: 503 })]) {
    network = broken;
    const text = await (await open('/ropes')).text();
    expect(text).toMatch(/^<head><meta name="kept-at" content="20[^"]+"><\/head>fresh$/);
  }
});

test('a shop is waited for 4 s where there is something to show; what comes late is kept for the next look', async () => {
  await open('/ropes');
  vi.useFakeTimers();
  const late = Promise.withResolvers<Response>();
  let shown: Response | undefined;
  const showing = answers()
    .page(request('/ropes'), late.promise)
    .then((answer) => {
      shown = answer;
    });
  await vi.advanceTimersByTimeAsync(3_999);
  expect(shown).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await showing;
  expect(await shown?.text()).toContain('<meta name="kept-at"');
  late.resolve(page('late'));
  await Promise.all(lasting);
  expect(await (await stores.pages.match(`${origin}/ropes`))?.text()).toContain('late');
});

test('a shop that is slow where nothing is kept is waited for', async () => {
  vi.useFakeTimers();
  const late = Promise.withResolvers<Response>();
  const showing = answers().page(request('/ropes'), late.promise);
  await vi.advanceTimersByTimeAsync(30_000);
  late.resolve(page('late'));
  expect(await (await showing).text()).toContain('late');
});

test('a shop that fails and was never visited says so itself', async () => {
  network = async () => new Response('Oops', { status: 503 });
  expect((await open('/ropes')).status).toBe(503);
});

test('what is one visitor’s own is never kept', async () => {
  network = async () => page('Ada', { 'cache-control': 'private, no-store' });
  await open('/looks-public');
  expect(await stores.pages.keys()).toEqual([]);
});

test('without a network and without the page, the offline page of the language is gone to', async () => {
  await open('/de/offline');
  network = away;
  const answer = await open('/de/seile?page=2');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(`${origin}/de/offline?from=%2Fde%2Fseile%3Fpage%3D2`);
  expect(await (await open('/de/offline?from=%2Fde%2Fseile')).text()).toContain('fresh');
});

test('data that cannot be had makes the router load the page whole', async () => {
  network = away;
  const answer = await answers().pageData(request('/de/seile.data?_routes=a'));
  expect(answer.status).toBe(204);
  expect(answer.headers.get('x-remix-redirect')).toBe(`${origin}/de/seile`);
  expect(answer.headers.get('x-remix-reload-document')).toBe('true');
});

test('a page that was reached by its data is kept whole, and not again at once', async () => {
  await answers().pageData(request('/ropes.data'));
  await Promise.all(lasting);
  await answers().pageData(request('/ropes.data'));
  await Promise.all(lasting);
  expect(asked).toEqual(['/ropes.data', '/ropes', '/ropes.data']);
});

test('files never change; pictures are good for a week, and longer without a network', async () => {
  network = async () => new Response('bytes');
  for (let turn = 0; turn < 2; turn += 1) {
    await answers().file(request('/assets/a.js'));
    await answers().picture(request('/media/a.jpg'));
    await Promise.all(lasting);
  }
  expect(asked).toEqual(['/assets/a.js', '/media/a.jpg']);
  now += 8 * 86_400_000;
  network = away;
  expect(await (await answers().picture(request('/media/a.jpg'))).text()).toBe('bytes');
  expect(asked).toHaveLength(3);
});

test('what is kept has a bound; the offline page is not what goes', async () => {
  await open('/offline');
  for (let number = 0; number < 70; number += 1) await open(`/page-${number}`);
  const kept = (await stores.pages.keys()).map(({ url }) => url.slice(origin.length));
  expect(kept).toHaveLength(61);
  expect(kept).toContain('/offline');
  expect(kept).not.toContain('/page-9');
  expect(kept).toContain('/page-69');
});

test('a page tells what it is made of; what is large is left', async () => {
  network = async () => new Response('x'.repeat(1_000_001));
  await answers().keepFiles([`${origin}/assets/huge.js`]);
  expect(await stores.files.keys()).toEqual([]);
  network = async () => page('fresh');
  await answers().keepPage(`${origin}/ropes`);
  await answers().keepPage(`${origin}/checkout/cart`);
  expect((await stores.pages.keys()).map(({ url }) => url)).toEqual([`${origin}/ropes`]);
  expect((await stores.pages.match(`${origin}/ropes`))?.headers.get(keptAtHeader)).toMatch(/^20/);
});
