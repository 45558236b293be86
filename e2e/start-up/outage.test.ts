import { expect, onTestFinished, test } from 'vitest';
import { patience } from '../patience.ts';
import { ask } from '../shop/ask.ts';
import { temporaryDataFolder } from '../shop/data-folder.ts';
import { listProcesses, processesOf } from '../shop/processes.ts';
import { type ShopProcess, startTestShop } from '../shop/shop-process.ts';

const question = `/graphql?query=${encodeURIComponent('{ cmsPage(identifier: "x") { title } }')}`;

async function startShop() {
  const folder = await temporaryDataFolder();
  const shop = await startTestShop({ DATA_FOLDER: folder, DEMO: 'off', PATIENCE_SECONDS: '5' });
  /** The server, and the processes in which it answers each connection. */
  const servers = () => {
    const all = listProcesses();
    const [main] = all.filter(
      ({ pid, command }) => pid !== shop.program.pid && command.includes(folder) && /postgres/.test(command),
    );
    return all.filter(({ pid, parentId }) => main && (pid === main.pid || parentId === main.pid));
  };
  return { shop, folder, servers };
}

const statusOf = async ({ url }: ShopProcess, path: string) => (await ask(url, path)).status;
const eventually = (answer: () => Promise<unknown>) => expect.poll(answer, { timeout: patience.step });

test('a database that is killed is missed for a moment: 503, never 500, and then all is well again', async () => {
  const { shop, servers } = await startShop();
  expect(await statusOf(shop, question)).toBe(200);
  for (const { pid } of servers()) process.kill(pid, 'SIGKILL');
  const seen = new Set<number>();
  await eventually(async () => {
    const status = await statusOf(shop, question);
    seen.add(status);
    return status === 200 && seen.size > 0;
  }).toBe(true);
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await eventually(() => statusOf(shop, '/')).toBe(200);
  expect((await shop.stop()).code).toBe(0);
});

test('a database that freezes holds up nobody for long, what is degraded is told, and it comes back by itself', async () => {
  const { shop, servers } = await startShop();
  expect(await statusOf(shop, question)).toBe(200);
  const frozen = servers();
  const toAll = (signal: NodeJS.Signals) => {
    const living = new Set(listProcesses().map(({ pid }) => pid));
    for (const { pid } of frozen) if (living.has(pid)) process.kill(pid, signal);
  };
  toAll('SIGSTOP');
  onTestFinished(() => toAll('SIGCONT'));
  const refused = await ask(shop.url, question);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  // From now on nobody waits for it.
  const page = await ask(shop.url, '/only-the-database-knows');
  expect([page.status, page.headers['retry-after']]).toEqual([503, '30']);
  expect(await statusOf(shop, '/v2025-02-19/data/query/production?query=1')).toBe(200);
  const ready = await ask(shop.url, '/health/ready');
  expect([ready.status, JSON.parse(ready.text)]).toMatchObject([
    200,
    { status: 'degraded', checks: { database: 'failed', disk: 'ok', search: 'ok' } },
  ]);
  toAll('SIGCONT');
  await eventually(() => statusOf(shop, question)).toBe(200);
  expect((await shop.stop()).code).toBe(0);
});

test('streams end at once when the shop stops, and a query under way does not outlive a shop that is killed', async () => {
  const { shop, folder } = await startShop();
  const data = `${shop.url}/v2025-02-19/data`;
  const streams = await Promise.all(
    [`${data}/listen/production?query=*`, `${data}/live/events/production`].map((url) => fetch(url)),
  );
  const ends = Promise.all(streams.map((stream) => stream.text()));
  const ended = shop.stop();
  // A stream that is cut off rejects instead.
  for (const text of await ends) expect(text).toContain('event: welcome');
  expect((await ended).code).toBe(0);

  const killed = await startTestShop({ DATA_FOLDER: folder, DEMO: 'off' });
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
