import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../measure/ask.ts';
import { treeCpuSeconds } from './tree-cpu.ts';

/** As people start it, and without what npm does before: as tests and containers do. */
const commands = {
  'npm start': ['npm', 'start'],
  'scripts/serve.ts': [process.execPath, 'scripts/serve.ts'],
} as const;

export type Way = keyof typeof commands;
export const ways = Object.keys(commands) as Way[];

export interface Start {
  /** From the command to the last byte of the home page. */
  readonly pageSeconds: number;
  /** Of all processes until then, the database server's too. */
  readonly pageCpuSeconds: number;
  /** And until none of them had anything to do any more. */
  readonly restedCpuSeconds: number;
}

const askEveryMs = 10;
const longestWaitMs = 120_000;
const restMs = 1_000;
/** What is left of a shop that nobody asks anything looks after itself with less. */
const restingCpuSeconds = 0.03;

/** Starts the shop, asks for its home page until it is there, waits until it rests, and stops it in order. */
export async function startOnce(root: string, way: Way, dataFolder: string): Promise<Start> {
  const port = await freePort();
  const [file, ...args] = commands[way];
  const startedAt = performance.now();
  const shop = spawn(file, args, {
    cwd: root,
    env: shopEnvironment(port, dataFolder),
    // A group of its own, to be stopped as a terminal stops it.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(shop, 'exit');
  const pid = shop.pid ?? 0;
  const stop = () => process.kill(-pid, 'SIGTERM');
  process.once('exit', stop);
  try {
    await untilPageIsShown(port, () => shop.exitCode === null);
    const pageSeconds = (performance.now() - startedAt) / 1000;
    const pageCpuSeconds = treeCpuSeconds(pid);
    return { pageSeconds, pageCpuSeconds, restedCpuSeconds: await untilItRests(pid) };
  } finally {
    process.off('exit', stop);
    if (shop.exitCode === null) stop();
    await ended;
  }
}

/** While it starts it says so, with another status. */
async function untilPageIsShown(port: number, isAlive: () => boolean): Promise<void> {
  const deadline = performance.now() + longestWaitMs;
  const agent = new Agent();
  const home = { path: '/', headers: { accept: 'text/html' } };
  while (isAlive() && performance.now() < deadline) {
    const answer = await ask(`http://localhost:${port}`, home, agent).catch(() => undefined);
    if (answer?.status === 200 && answer.body.includes('</html>')) return;
    await wait(askEveryMs);
  }
  throw new Error('The shop did not show its home page');
}

async function untilItRests(pid: number): Promise<number> {
  for (let before = treeCpuSeconds(pid); ; ) {
    await wait(restMs);
    const now = treeCpuSeconds(pid);
    if (now - before <= restingCpuSeconds) return now;
    before = now;
  }
}

/** What a program needs to find its way on this machine; settings of another shop must not leak in. */
function shopEnvironment(port: number, dataFolder: string): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_FOLDER: dataFolder, LOG_LEVEL: 'warn' };
  return { PATH, HOME, TMPDIR, ...settings };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
