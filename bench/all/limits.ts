import type { BenchShop } from '../measure/bench-shop.ts';
import { median } from '../measure/statistics.ts';

/** What PostgreSQL cannot do with less: CPU milliseconds of its processes. */
export interface Limits {
  /** One prepared select by primary key. */
  readonly selectMs: number | undefined;
  /** One row changed and committed. */
  readonly commitMs: number | undefined;
}

const rounds = 5;
const warmUp = 500;

/** Measured on the same database and in the same run as everything else. */
export async function measureLimits(
  { database, postgresCpu }: Pick<BenchShop, 'database' | 'postgresCpu'>,
  times: number,
): Promise<Limits> {
  const client = database.openSeparatePool({ size: 1, name: 'bench limits' });
  try {
    await client.query('create table bench_limit (id integer primary key, value integer not null)');
    await client.query('insert into bench_limit select id, 0 from generate_series(1, 1000) id');
    const select = (turn: number) =>
      client.query({
        name: 'limit_select',
        text: 'select value from bench_limit where id = $1',
        values: [(turn % 1000) + 1],
      });
    const commit = (turn: number) =>
      client.query({
        name: 'limit_commit',
        text: 'update bench_limit set value = value + 1 where id = $1',
        values: [(turn % 1000) + 1],
      });
    return {
      selectMs: await costOf(select, times, postgresCpu),
      commitMs: await costOf(commit, times, postgresCpu),
    };
  } finally {
    await client.query('drop table if exists bench_limit');
    await client.end();
  }
}

async function costOf(
  ask: (turn: number) => Promise<unknown>,
  times: number,
  postgresCpu: BenchShop['postgresCpu'],
): Promise<number | undefined> {
  for (let turn = 0; turn < warmUp; turn += 1) await ask(turn);
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = postgresCpu();
    for (let turn = 0; turn < times; turn += 1) await ask(turn);
    const after = postgresCpu();
    if (before === undefined || after === undefined) return undefined;
    costs.push((after - before) / times);
  }
  return median(costs);
}
