import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createDatabase, type Database, publishNotice, sql, statement } from '../index.ts';
import { type ReplicatedPair, startReplicatedPair } from '../testing/replicated-pair.ts';

const isReplica = statement<{ isReplica: boolean }>('select pg_is_in_recovery() as "isReplica"');
const price = statement<{ cents: number }>('select cents from price');

let pair: ReplicatedPair;
let replica: Database<unknown>;
beforeAll(async () => {
  pair = await startReplicatedPair();
  replica = createDatabase({ url: pair.replicaUrl, poolSize: 1 });
  const primary = createDatabase({ url: pair.primaryUrl, poolSize: 1 });
  await sql`create table price (cents integer)`.execute(primary.kysely);
  await sql`insert into price values (100)`.execute(primary.kysely);
  await primary.close();
});
afterAll(async () => {
  await replica.close();
  await pair.close();
});

function aShop({ mostLagMs = 60_000 } = {}) {
  const told: string[] = [];
  const database = createDatabase<unknown>({
    url: pair.primaryUrl,
    replica: {
      url: pair.replicaUrl,
      mostLagMs,
      onLeftOut: () => told.push('left out'),
      onBack: () => told.push('back'),
    },
  });
  onTestFinished(database.close);
  const whereFrom = async (mayBeLate: boolean) => {
    const [row] = await database.openReading({ mayBeLate }).read(isReplica, () => []);
    return row?.isReplica ? 'replica' : 'primary';
  };
  const cents = async () => {
    const [row] = await database.openReading({ mayBeLate: true }).read(price, () => []);
    return row?.cents;
  };
  const change = (amount: number) =>
    database.transaction(async (transaction) => {
      await sql`update price set cents = ${amount}`.execute(transaction);
      await publishNotice(transaction, 'price_changed');
    });
  return { database, told, whereFrom, cents, change };
}

/** What reaches it is kept and not shown, as on a machine that has too much to do. */
async function pauseReplica(): Promise<void> {
  await sql`select pg_wal_replay_pause()`.execute(replica.kysely);
  onTestFinished(resumeReplica);
}
async function resumeReplica(): Promise<void> {
  await sql`select pg_wal_replay_resume()`.execute(replica.kysely);
}

test('what everybody may see comes from a replica that has caught up, everything else from the primary', async () => {
  const { database, whereFrom, told } = aShop();
  expect(await whereFrom(true)).toBe('primary');
  await expect.poll(() => database.isReplicaUsed()).toBe(true);
  expect([await whereFrom(true), await whereFrom(false), told]).toEqual(['replica', 'primary', ['back']]);
});

test('whoever hears of a change sees it, however late the replica is; afterwards the replica answers again', async () => {
  const { database, whereFrom, cents, change } = aShop();
  const heard: Promise<number | undefined>[] = [];
  const { isHearing } = database.notices.subscribe('price_changed', (payload) => {
    // As a page that is made anew in the moment of the notice.
    if (payload !== null) heard.push(cents());
  });
  await expect.poll(isHearing).toBe(true);
  await change(100);
  await expect.poll(() => heard.length).toBe(1);
  await expect.poll(() => database.isReplicaUsed()).toBe(true);
  await pauseReplica();
  expect(await whereFrom(true)).toBe('replica');
  for (const amount of [150, 200]) {
    const known = heard.length;
    await change(amount);
    await expect.poll(() => heard.length).toBe(known + 1);
    expect(await heard.at(-1)).toBe(amount);
    expect([await cents(), await whereFrom(true)]).toEqual([amount, 'primary']);
  }
  await resumeReplica();
  await expect.poll(() => whereFrom(true)).toBe('replica');
  expect(await cents()).toBe(200);
});

test('a replica that is later than the bound is left out until it has caught up', async () => {
  const { database, whereFrom, told } = aShop({ mostLagMs: 2_000 });
  await expect.poll(() => database.isReplicaUsed()).toBe(true);
  await pauseReplica();
  await sql`update price set cents = 300`.execute(database.kysely);
  await expect.poll(() => told).toContain('left out');
  expect(await whereFrom(true)).toBe('primary');
  await resumeReplica();
  await expect.poll(() => whereFrom(true)).toBe('replica');
  expect(told.filter((word) => word === 'left out').length).toBe(
    told.filter((word) => word === 'back').length - 1,
  );
});

test('one that nothing is written to stays current, and one that is lost costs nobody an answer', async () => {
  const { database, whereFrom } = aShop({ mostLagMs: 10_000 });
  await expect.poll(() => database.isReplicaUsed()).toBe(true);
  await pair.stopReplica();
  const answers = await Promise.all(Array.from({ length: 8 }, () => whereFrom(true)));
  expect(new Set(answers)).toEqual(new Set(['primary']));
  await pair.startReplica();
  await expect.poll(() => whereFrom(true)).toBe('replica');
});

test('what a replica cannot answer the primary is asked', async () => {
  const { database, whereFrom } = aShop();
  await expect.poll(() => database.isReplicaUsed()).toBe(true);
  const writes = statement<{ is: boolean }>('select pg_notify($1, $2) is null as is');
  const [row] = await database.openReading({ mayBeLate: true }).read(writes, () => ['somebody', '']);
  expect(row).toEqual({ is: false });
  await expect.poll(() => whereFrom(true)).toBe('replica');
});

test('an address that leads to no replica is never read from', async () => {
  const told: string[] = [];
  const database = createDatabase({
    url: pair.primaryUrl,
    replica: { url: pair.primaryUrl, onBack: () => told.push('back') },
  });
  onTestFinished(database.close);
  for (let turn = 0; turn < 3; turn += 1) {
    await sql`select pg_sleep(0.1)`.execute(database.kysely);
    expect(database.isReplicaUsed()).toBe(false);
  }
  expect(told).toEqual([]);
});
