import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { reconcile } from '@bowline/commerce';
import { sql } from '@bowline/database';
import { type BenchShop, tidyUp } from '../../measure/bench-shop.ts';
import { drive } from '../../measure/drive.ts';
import type { Question } from '../../measure/questions.ts';
import { nextOrder } from '../orders.ts';
import type { Scene } from '../scene.ts';
import type { LoadOutcome, LoadPlan } from './generator.ts';

export interface LoadOptions {
  readonly ordersPerSecond: number;
  readonly seconds: number;
  /** Orders before the clock starts. */
  readonly warmUp: number;
  readonly concurrency: number;
}

export interface LoadResult extends LoadOutcome {
  readonly asked: number;
  readonly serverMs: number;
  readonly postgresMs: number | undefined;
  /** Of the whole machine, whoever used it. */
  readonly machineMs: number;
  /** What the books say afterwards. */
  readonly findings: readonly string[];
}

/** Orders at a fixed rate, from another process on the same cores. Counts what is in the books afterwards, not only answers. */
export async function runLoad(shop: BenchShop, scene: Scene, options: LoadOptions): Promise<LoadResult> {
  const { ordersPerSecond, seconds, warmUp, concurrency } = options;
  const next = nextOrder(scene);
  await drive({ url: scene.url, next, visits: warmUp, concurrency });
  await tidyUp(shop.database);
  const asked = ordersPerSecond * seconds;
  const { port, host } = new URL(scene.url);
  const orders = Array.from({ length: asked }, () => next().map((question) => written(question, host)));
  const placedBefore = await countOrders(shop);
  const before = { ...(await usage(shop)), machineMs: machineMs() };
  const outcome = await generate({ port: Number(port), ordersPerSecond, orders });
  const after = { ...(await usage(shop)), machineMs: machineMs() };
  const inBooks = (await countOrders(shop)) - placedBefore;
  const findings = (await reconcile(shop.database)).map(({ rule, subject }) => `${subject}: ${rule}`);
  return {
    ...outcome,
    asked,
    serverMs: after.serverMs - before.serverMs,
    postgresMs:
      after.postgresMs === undefined || before.postgresMs === undefined
        ? undefined
        : after.postgresMs - before.postgresMs,
    machineMs: after.machineMs - before.machineMs,
    findings:
      inBooks === outcome.placed
        ? findings
        : [...findings, `${outcome.placed} orders were answered, ${inBooks} are in the books`],
  };
}

async function generate(plan: LoadPlan): Promise<LoadOutcome> {
  const child = fork(join(import.meta.dirname, 'generator.ts'), [], { serialization: 'advanced' });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The generator ended before its time');
  });
  const answered = once(child, 'message');
  child.send(plan);
  const [outcome] = (await Promise.race([answered, ended])) as [LoadOutcome];
  ended.catch(() => {});
  return outcome;
}

/** As it goes over the wire. */
function written({ path, headers, body = '' }: Question, host: string): Buffer {
  const all = { host, ...headers, 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

async function usage({ server, postgresCpu }: BenchShop) {
  return { serverMs: await server.cpuMs(), postgresMs: postgresCpu() };
}

function machineMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}

async function countOrders({ database }: BenchShop): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from shop_order`.execute(database.kysely);
  return rows[0]?.count ?? 0;
}
