import { connect } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { patience } from '../patience.ts';
import { repositoryRoot } from '../repository.ts';
import { ask } from '../shop/ask.ts';
import { cleanEnvironment } from '../shop/clean-environment.ts';
import { newDataFolder } from '../shop/data-folder.ts';
import { listProcesses, processesOf, signalAll } from '../shop/processes.ts';
import { runProgram } from '../shop/running-program.ts';
import { type ShopProcess, startTestShop } from '../shop/shop-process.ts';

/** The lives of one shop: each begins with what the one before has left, however that ended. */
let folder: string;
let removeFolder: () => Promise<void>;
beforeAll(async () => {
  ({ folder, remove: removeFolder } = await newDataFolder());
});
afterAll(() => removeFolder());

const startAgain = (settings: Readonly<Record<string, string>> = {}) =>
  startTestShop({ DATA_FOLDER: folder, DEMO: 'off', ...settings });

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
  const shop = await startAgain();
  // What the next start must find.
  await shop.program.printed(/Building the search indices: /, patience.start);
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

test('a second start finds what the first one made, and one after it was killed as if nothing had happened; its stop waits for a database that hangs no longer than it may', async () => {
  const second = await startAgain();
  expect((await ask(second.url, '/health/ready')).status).toBe(200);
  second.program.signalGroup('SIGKILL');
  expect((await second.program.ended).stdout).not.toContain('Building');

  const third = await startAgain({ STOP_SECONDS: '5' });
  expect((await ask(third.url, '/health/ready')).status).toBe(200);
  const servers = listProcesses().filter(
    ({ pid, command }) => pid !== third.program.pid && command.includes(folder) && /postgres/.test(command),
  );
  expect(servers).not.toEqual([]);
  signalAll(servers, 'SIGSTOP');
  onTestFinished(() => signalAll(servers, 'SIGCONT'));
  const { code, stderr } = await third.stop();
  expect([code, stderr.trim()]).toEqual([1, 'Not everything was finished within 4 s; the shop ends anyway.']);
  signalAll(servers, 'SIGCONT');
  await expect.poll(() => processesOf(third.program.pid, folder)).toEqual([]);
});

/** The shop itself, beside the process that keeps it running. */
function pidOfShop({ program }: ShopProcess): number {
  const found = listProcesses().find(
    ({ groupId, command }) => groupId === program.pid && command.includes('serve/shop.ts'),
  );
  return found?.pid ?? Number.NaN;
}

test('the next start recovers; a rejection is counted and survived; an exception ends the process in order, and it is started again; without its keeper it stops by itself', async () => {
  const witness = pathToFileURL(join(import.meta.dirname, 'fail-on-signal.mjs'));
  const shop = await startAgain({ NODE_OPTIONS: `--import=${witness}` });
  const survived = async () => JSON.parse((await ask(shop.url, '/health/live')).text);
  expect(await survived()).toEqual({ status: 'ok', unhandledRejections: 0 });
  process.kill(pidOfShop(shop), 'SIGUSR2');
  await expect.poll(survived).toEqual({ status: 'ok', unhandledRejections: 1 });
  await shop.program.printed(/planted rejection/);

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

  shop.program.signal('SIGKILL');
  await expect.poll(() => processesOf(shop.program.pid, folder)).toEqual([]);
  await shop.program.ended;
  expect(shop.program.stdout().match(/Stopped\./g)).toHaveLength(2);
});

test('a shop whose tests were killed stops by itself', async () => {
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
