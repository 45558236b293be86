import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { patience } from '../patience.ts';
import { listProcesses, signalAll } from '../shop/processes.ts';
import { startTestShop } from '../shop/shop-process.ts';

const questions = [
  '/de/paracord?page=2',
  '/nl',
  '/search?q=rope',
  '/graphql?query={storeConfig{store_code}}',
];

/** Somebody asks at every moment of a restart; with a shorter pause they would take the processor from those who start. */
const betweenQuestionsMs = 200;

/** Asks until told to stop; answers how each of its questions went. */
function keepAsking(shopUrl: string) {
  const answers: string[] = [];
  let isOver = false;
  async function ask(path: string): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      // No page that is kept for everybody: each of them is made, with the search and the database behind it.
      const address = path.includes('graphql')
        ? path
        : `${path}${path.includes('?') ? '&' : '?'}turn=${turn}`;
      const answer = await fetch(shopUrl + address).catch((error: unknown) => error);
      if (answer instanceof Response) await answer.text();
      answers.push(answer instanceof Response ? String(answer.status) : String((answer as Error).cause));
      await pause(betweenQuestionsMs);
    }
  }
  const asking = questions.map(ask);
  return {
    answers,
    async stop(): Promise<readonly string[]> {
      isOver = true;
      await Promise.all(asking);
      return answers;
    },
  };
}

/** Of one process or the other: each takes a connection in turn. */
async function factsOfPages(shopUrl: string): Promise<{ readonly taken: number }> {
  const answer = await fetch(`${shopUrl}/health/pages`, { headers: { connection: 'close' } });
  return (await answer.json()) as { taken: number };
}

test('several processes behind one port: what one makes all have, a restart fails no request, and one that is lost is replaced', async () => {
  const shop = await startTestShop({ WORKERS: '2', DATA_FOLDER: inject('shopFolder') });
  const members = (part: string) =>
    listProcesses().filter(
      ({ parentId, command }) => parentId === shop.program.pid && command.includes(`--part=${part}`),
    );
  const before = members('front');
  expect([before.length, members('back').length]).toEqual([2, 1]);

  expect((await fetch(`${shop.url}/de/leather-products`)).ok).toBe(true);
  await expect.poll(async () => (await factsOfPages(shop.url)).taken).toBeGreaterThan(0);

  const visitors = keepAsking(shop.url);
  await expect.poll(() => visitors.answers.length).toBeGreaterThan(8);
  shop.program.signal('SIGUSR2');
  await shop.program.printed(/^Restarted\.$/m, patience.start);
  const asked = await visitors.stop();
  expect(asked.filter((answer) => answer !== '200')).toEqual([]);
  const after = members('front');
  expect(after).toHaveLength(2);
  expect(after.filter(({ pid }) => before.some((old) => old.pid === pid))).toEqual([]);

  const lost = after.slice(0, 1);
  signalAll(lost, 'SIGKILL');
  await expect
    .poll(() => members('front').filter(({ pid }) => pid !== lost[0]?.pid).length, {
      timeout: patience.start,
    })
    .toBe(2);
  expect((await fetch(`${shop.url}/nl`)).status).toBe(200);
  expect((await shop.stop()).code).toBe(0);
});
