import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ensureBuild } from '../scripts/build.ts';
import type { Listening } from './listeners/listen.ts';
import { ask } from './measure/ask.ts';
import { withBenchShop } from './measure/bench-shop.ts';
import { readOptions } from './measure/options.ts';
import type { ServerProcess } from './measure/server-process.ts';
import { median, quantile } from './measure/statistics.ts';
import { formatTable, milliseconds } from './measure/table.ts';
import { watchedHeader } from './measure/watch-pages.ts';

/** What visitors notice when many listen to content and an editor saves: a page every 100 ms, alone and beside that. */
const listeners = 500;
const filters = 25;
const documentsPerSave = 50;
const pageEveryMs = 100;
const saveEveryMs = 1_000;
const data = '/v2025-02-19/data';

async function askPage(url: string, agent: Agent): Promise<number> {
  const { status, wallMs } = await ask(url, { path: '/', headers: { [watchedHeader]: '1' } }, agent);
  if (status !== 200) throw new Error(`The page was answered ${status}`);
  return wallMs;
}

async function askPages(url: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const asked: Promise<number>[] = [];
  for (let count = 0; count < (seconds * 1_000) / pageEveryMs; count += 1) {
    asked.push(askPage(url, agent));
    await wait(pageEveryMs);
  }
  const waited = await Promise.all(asked);
  agent.destroy();
  return waited;
}

async function listen(
  url: string,
  headers: Record<string, string>,
): Promise<{ heard(): Promise<number>; end(): Promise<unknown> }> {
  const workerData: Listening = { url: url + data, headers, listeners, filters };
  const worker = new Worker(new URL('./listeners/listen.ts', import.meta.url), { workerData });
  await once(worker, 'message');
  return {
    async heard() {
      const told = once(worker, 'message');
      worker.postMessage('how much');
      const [bytes] = await told;
      return Number(bytes);
    },
    end: () => worker.terminate(),
  };
}

async function saveAgainAndAgain(
  url: string,
  headers: Record<string, string>,
  isOver: () => boolean,
): Promise<number> {
  let saves = 0;
  for (; !isOver(); saves += 1) {
    const mutations = Array.from({ length: documentsPerSave }, (_, n) => ({
      createOrReplace: { _id: `bench-${n}`, _type: 'benchNote', group: n % 7, text: `${saves} `.repeat(200) },
    }));
    const answer = await fetch(`${url}${data}/mutate/production`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ mutations }),
    });
    if (!answer.ok) throw new Error(`A save was answered ${answer.status}`);
    await wait(saveEveryMs);
  }
  return saves;
}

interface Watched {
  readonly wallMs: readonly number[];
  /** CPU milliseconds of the server's thread while each page was under way. */
  readonly busyMs: readonly number[];
}

async function watched(server: ServerProcess, ask: () => Promise<readonly number[]>): Promise<Watched> {
  await server.watchPages();
  const wallMs = await ask();
  return { wallMs, busyMs: await server.reportPages() };
}

async function run(args: readonly string[]): Promise<void> {
  const { more, data: kept } = readOptions(args, { seconds: '20' });
  await ensureBuild({ root: join(import.meta.dirname, '..'), log: console.log });
  const shop = { scale: 1, roles: 'storefront,commerce,content', data: kept, log: console.log };
  await withBenchShop(shop, async ({ server, dataFolder }) => {
    const { url } = server;
    const secrets = JSON.parse(await readFile(join(dataFolder, 'secrets.json'), 'utf8'));
    const headers = {
      authorization: `Bearer ${secrets.contentWriteToken}`,
      'content-type': 'application/json',
    };
    await askPages(url, 5);
    const alone = await watched(server, () => askPages(url, more.seconds));
    const listening = await listen(url, headers);
    let isOver = false;
    const saving = saveAgainAndAgain(url, headers, () => isOver);
    const beside = await watched(server, () => askPages(url, more.seconds));
    isOver = true;
    const saves = await saving;
    const megabytes = ((await listening.heard()) / 1e6).toFixed(1);
    await listening.end();
    const row = (name: string, { wallMs, busyMs }: Watched) => [
      name,
      ...[wallMs, busyMs].flatMap((times) =>
        [median(times), quantile(times, 0.95), Math.max(...times)].map(milliseconds),
      ),
    ];
    const headings = ['page, ms', 'wall median', '95 %', 'longest', 'busy median', '95 %', 'most'];
    const ratio = `${(median(beside.wallMs) / median(alone.wallMs)).toFixed(2)} (≤ 2)`;
    console.log(`\n${formatTable(headings, [row('alone', alone), row('beside', beside)])}`);
    console.log(
      `\nratio of the medians ${ratio}; ${saves} saves of ${documentsPerSave} documents, ${megabytes} MB heard\n`,
    );
  });
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
