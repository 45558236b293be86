import { connect } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { patience } from '../patience.ts';
import { repositoryRoot } from '../repository.ts';
import { ask } from '../shop/ask.ts';
import { cleanEnvironment } from '../shop/clean-environment.ts';
import { temporaryDataFolder } from '../shop/data-folder.ts';
import { listProcesses, processesOf } from '../shop/processes.ts';
import { runProgram } from '../shop/running-program.ts';
import { type ShopProcess, startTestShop } from '../shop/shop-process.ts';

const startIn = (DATA_FOLDER: string) => startTestShop({ DATA_FOLDER, DEMO: 'off' });

/** A request whose body comes slowly: its beginning is sent now, the rest when asked. */
async function slowRequest(shopUrl: string): Promise<{ finish(): Promise<string> }> {
  const { hostname, port } = new URL(shopUrl);
  const socket = connect(Number(port), hostname);
  await new Promise((resolve) => socket.once('connect', resolve));
  const body = JSON.stringify({ query: '{ storeConfig { store_code } }' });
  const head = `POST /graphql HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  await new Promise<void>((resolve) => socket.write(head + body.slice(0, 5), () => resolve()));
  // The server is known to hold the request once it has answered a later one.
  await ask(shopUrl, '/health/live');
  return {
    async finish() {
      let answer = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        answer += chunk;
      });
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.write(body.slice(5));
      await closed;
      return answer;
    },
  };
}

test('Ctrl-C finishes a request that is under way, takes no new ones and leaves nothing behind', async () => {
  const folder = await temporaryDataFolder();
  const shop = await startIn(folder);
  const slow = await slowRequest(shop.url);
  shop.program.signalGroup('SIGINT');
  await shop.program.printed(/Stopping/);
  await expect(ask(shop.url, '/health/live')).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);

  const answer = await slow.finish();
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('store_code');
  const { code, stderr } = await shop.program.ended;
  expect([code, stderr]).toEqual([0, '']);
  expect(processesOf(shop.program.pid, folder)).toEqual([]);
});

test('a second start finds what the first one made', async () => {
  const folder = await temporaryDataFolder();
  await (await startIn(folder)).stop();
  const shop = await startIn(folder);
  expect(shop.program.stdout()).not.toContain('Building');
  expect((await ask(shop.url, '/health/ready')).status).toBe(200);
  expect((await shop.stop()).code).toBe(0);
  expect(processesOf(shop.program.pid, folder)).toEqual([]);
});

test('a shop that was killed starts again as if nothing had happened', async () => {
  const folder = await temporaryDataFolder();
  const killed = await startIn(folder);
  killed.program.signalGroup('SIGKILL');
  await killed.program.ended;
  const shop = await startIn(folder);
  expect((await ask(shop.url, '/health/ready')).status).toBe(200);
  expect((await shop.stop()).code).toBe(0);
  expect(processesOf(shop.program.pid, folder)).toEqual([]);
});

test('a stop that waits for a database that hangs is over at its deadline, and the next start recovers', async () => {
  const folder = await temporaryDataFolder();
  const settings = { DATA_FOLDER: folder, DEMO: 'off', STOP_SECONDS: '5' };
  const shop = await startTestShop(settings);
  const servers = listProcesses().filter(
    ({ pid, command }) => pid !== shop.program.pid && command.includes(folder) && /postgres/.test(command),
  );
  expect(servers).not.toEqual([]);
  const toAll = (signal: NodeJS.Signals) => {
    // Those that have ended meanwhile need no signal.
    const living = new Set(listProcesses().map(({ pid }) => pid));
    for (const { pid } of servers) if (living.has(pid)) process.kill(pid, signal);
  };
  toAll('SIGSTOP');
  onTestFinished(() => toAll('SIGCONT'));
  const { code, stderr } = await shop.stop();
  expect([code, stderr.trim()]).toEqual([1, 'Not everything was finished within 4 s; the shop ends anyway.']);
  toAll('SIGCONT');
  await expect.poll(() => processesOf(shop.program.pid, folder)).toEqual([]);
  expect((await (await startIn(folder)).stop()).code).toBe(0);
});

/** The shop itself, beside the process that keeps it running. */
function pidOfShop({ program }: ShopProcess): number {
  const found = listProcesses().find(
    ({ groupId, command }) => groupId === program.pid && command.includes('serve/shop.ts'),
  );
  return found?.pid ?? Number.NaN;
}

test('a rejection is counted and survived; an exception ends the process in order, and it is started again', async () => {
  const folder = await temporaryDataFolder();
  const witness = pathToFileURL(join(import.meta.dirname, 'fail-on-signal.mjs'));
  const NODE_OPTIONS = `--import=${witness}`;
  const shop = await startTestShop({ DATA_FOLDER: folder, DEMO: 'off', NODE_OPTIONS });
  const survived = async () => JSON.parse((await ask(shop.url, '/health/live')).text);
  expect(await survived()).toEqual({ status: 'ok', unhandledRejections: 0 });
  process.kill(pidOfShop(shop), 'SIGUSR2');
  await expect.poll(survived).toEqual({ status: 'ok', unhandledRejections: 1 });
  expect(shop.program.stdout()).toContain('planted rejection');

  const slow = await slowRequest(shop.url);
  process.kill(pidOfShop(shop), 'SIGUSR2');
  await shop.program.printed(/Stopping/);
  expect(await slow.finish()).toMatch(/^HTTP\/1\.1 200 /);
  const [, url = ''] = await shop.program.printed(/Stopped\..*^ {2}Shop {3}(http:\S+)$/ms, patience.start);
  expect(shop.program.stdout()).toContain('planted exception');
  expect(shop.program.stderr().trim()).toBe(
    '✗ The shop ended unexpectedly (with code 70). It is started again in 1 s.',
  );
  expect((await ask(url, '/health/ready')).status).toBe(200);
  expect((await shop.stop()).code).toBe(0);
  expect(processesOf(shop.program.pid, folder)).toEqual([]);
});

test('a shop whose tests were killed stops by itself', async () => {
  const folder = await temporaryDataFolder();
  const shopProcess = pathToFileURL(join(import.meta.dirname, '../shop/running-program.ts'));
  const env = cleanEnvironment({ PORT: '0', DATA_FOLDER: folder, DEMO: 'off' });
  const tests = `
    const { runProgram } = await import('${shopProcess}');
    const options = { cwd: process.cwd(), env: process.env, watchesChannel: true };
    const shop = runProgram(process.execPath, ['scripts/serve.ts'], options);
    await shop.printed(/Stop with/, ${patience.start});
    console.log('shop', shop.pid);
    setInterval(() => {}, 60_000);`;
  const args = ['--input-type=module', '--eval', tests];
  const running = runProgram(process.execPath, args, { cwd: repositoryRoot, env });
  const [, pid] = await running.printed(/shop (\d+)/, patience.start);
  running.signal('SIGKILL');
  await running.ended;
  await expect.poll(() => processesOf(Number(pid), folder)).toEqual([]);
});

test('a shop whose keeper is gone stops by itself', async () => {
  const folder = await temporaryDataFolder();
  const shop = await startIn(folder);
  shop.program.signal('SIGKILL');
  await expect.poll(() => processesOf(shop.program.pid, folder)).toEqual([]);
  await shop.program.ended;
  expect(shop.program.stdout()).toContain('Stopped.');
});
