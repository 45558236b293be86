import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { patience } from '../patience.ts';
import { ask } from '../shop/ask.ts';
import { newDataFolder } from '../shop/data-folder.ts';
import { listProcesses, processesOf, signalAll } from '../shop/processes.ts';
import { type ShopProcess, startShop, startTestShop } from '../shop/shop-process.ts';

const question = `/graphql?query=${encodeURIComponent('{ cmsPage(identifier: "x") { title } }')}`;

/** One shop suffers all outages, one after another, and is well again after each. */
let data: Awaited<ReturnType<typeof newDataFolder>>;
let shop: ShopProcess;
beforeAll(async () => {
  data = await newDataFolder();
  shop = await startShop({ DATA_FOLDER: data.folder, DEMO: 'off', PATIENCE_SECONDS: '5' });
});
afterAll(async () => {
  await shop?.stop();
  await data.remove();
});

/** The server, and the processes in which it answers each connection. */
function databaseProcesses() {
  const all = listProcesses();
  const [main] = all.filter(
    ({ pid, command }) =>
      pid !== shop.program.pid && command.includes(data.folder) && /postgres/.test(command),
  );
  return all.filter(({ pid, parentId }) => main && (pid === main.pid || parentId === main.pid));
}

const statusOf = async (path: string) => (await ask(shop.url, path)).status;
const eventually = (answer: () => Promise<unknown>) => expect.poll(answer, { timeout: patience.step });

test('a database that is killed is missed for a moment: 503, never 500, and then all is well again', async () => {
  expect(await statusOf(question)).toBe(200);
  signalAll(databaseProcesses(), 'SIGKILL');
  const seen = new Set<number>();
  await eventually(async () => {
    const status = await statusOf(question);
    seen.add(status);
    return status === 200 && seen.size > 0;
  }).toBe(true);
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await eventually(() => statusOf('/')).toBe(200);
});

test('a database that freezes holds up nobody for long, what is degraded is told, and it comes back by itself', async () => {
  await eventually(() => statusOf(question)).toBe(200);
  const frozen = databaseProcesses();
  signalAll(frozen, 'SIGSTOP');
  onTestFinished(() => signalAll(frozen, 'SIGCONT'));
  const refused = await ask(shop.url, question);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  // From now on nobody waits for it.
  const page = await ask(shop.url, '/only-the-database-knows');
  expect([page.status, page.headers['retry-after']]).toEqual([503, '30']);
  expect(await statusOf('/v2025-02-19/data/query/production?query=1')).toBe(200);
  const ready = await ask(shop.url, '/health/ready');
  expect([ready.status, JSON.parse(ready.text)]).toMatchObject([
    200,
    { status: 'degraded', checks: { database: 'failed', disk: 'ok', search: 'ok' } },
  ]);
  signalAll(frozen, 'SIGCONT');
  await eventually(() => statusOf(question)).toBe(200);
});

test('streams end at once when the shop stops, and a query under way does not outlive a shop that is killed', async () => {
  const api = `${shop.url}/v2025-02-19/data`;
  const streams = await Promise.all(
    [`${api}/listen/production?query=*`, `${api}/live/events/production`].map((url) => fetch(url)),
  );
  const ends = Promise.all(streams.map((stream) => stream.text()));
  const ended = shop.stop();
  // A stream that is cut off rejects instead.
  for (const text of await ends) expect(text).toContain('event: welcome');
  expect((await ended).code).toBe(0);

  const killed = await startTestShop({ DATA_FOLDER: data.folder, DEMO: 'off' });
  const slow = `{"a":[1]}${'{"a":[...a,...a]}'.repeat(22)}{"n":count(a)}`;
  const url = `${killed.url}/v2025-02-19/data/query/production?${new URLSearchParams({ query: slow })}`;
  const answer = fetch(url).catch(() => 'gone');
  const helpers = () =>
    processesOf(killed.program.pid, 'query-process.ts').filter(
      ({ groupId }) => groupId === killed.program.pid,
    );
  await eventually(async () => helpers().some(({ command }) => command.includes('query-process'))).toBe(true);
  killed.program.signal('SIGKILL');
  await answer;
  await eventually(async () => helpers().filter(({ command }) => command.includes('query-process'))).toEqual(
    [],
  );
});
