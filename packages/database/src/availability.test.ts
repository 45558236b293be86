import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase, DatabaseAway, sql, statement } from './index.ts';
import { createTestDatabase } from './testing/index.ts';

/** A way to the database that can be cut, or held up as if the database were frozen. */
async function openRoad(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'frozen' = 'open';
  let connections = 0;
  const server = createServer((visitor) => {
    connections += 1;
    if (state === 'cut') {
      visitor.destroy();
      return;
    }
    const host = target.searchParams.get('host');
    const database = host?.startsWith('/')
      ? connect(`${host}/.s.PGSQL.${target.port || 5432}`)
      : connect(Number(target.port || 5432), target.hostname);
    for (const socket of [visitor, database]) {
      sockets.add(socket.on('error', () => {}));
      socket.on('close', () => {
        sockets.delete(socket);
        visitor.destroy();
        database.destroy();
      });
    }
    visitor.on('data', (chunk) => state !== 'frozen' && database.write(chunk));
    database.on('data', (chunk) => state !== 'frozen' && visitor.write(chunk));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const road = new URL(url);
  road.hostname = '127.0.0.1';
  road.port = String(typeof address === 'object' ? address?.port : '');
  road.searchParams.delete('host');
  const hangUp = () => sockets.forEach((socket) => void socket.destroy());
  onTestFinished(() => {
    hangUp();
    server.close();
  });
  return {
    url: road.href,
    connections: () => connections,
    open: () => {
      state = 'open';
    },
    freeze: () => {
      state = 'frozen';
    },
    cut: () => {
      state = 'cut';
      hangUp();
    },
  };
}

const one = statement<{ n: number }>('select 1 as n');

type Ways = Readonly<Record<'reading' | 'statement' | 'transaction', () => Promise<unknown>>>;

async function openDatabase() {
  const own = await createTestDatabase({ migrations: [] });
  onTestFinished(() => own.close());
  const road = await openRoad(own.url);
  const told: string[] = [];
  const limits = {
    connectTimeoutMs: 3_000,
    readingTimeoutMs: 1_000,
    statementTimeoutMs: 60_000,
    probeMs: 100,
  };
  const database = createDatabase({
    url: road.url,
    ...limits,
    onAway: () => void told.push('away'),
    onBack: () => void told.push('back'),
  });
  onTestFinished(() => database.close());
  const ways: Ways = {
    reading: () => database.openReading().read(one, () => []),
    statement: () => sql`select 1 as n`.execute(database.kysely),
    transaction: () => database.transaction((transaction) => sql`select 1`.execute(transaction)),
  };
  await expectHere(ways);
  return { road, told, ways, database };
}

/** Sooner or later: on a busy machine an answer may take longer than the short limits here. */
async function expectHere(ways: Ways): Promise<void> {
  for (const ask of Object.values(ways)) {
    const answers = () =>
      ask().then(
        () => true,
        () => false,
      );
    await expect.poll(answers, { timeout: 60_000 }).toBe(true);
  }
}

async function expectAway(ways: Ways): Promise<void> {
  for (const ask of Object.values(ways)) await expect(ask()).rejects.toBeInstanceOf(DatabaseAway);
}

test('a database that cannot be reached is away for everybody at once, and back by itself', async () => {
  const { road, told, ways, database } = await openDatabase();
  road.cut();
  await expectAway(ways);
  await expect.poll(() => told, { timeout: 60_000 }).toEqual(['away']);
  const before = road.connections();
  await Promise.all(Array.from({ length: 50 }, () => expectAway(ways)));
  await expect(database.ping()).rejects.toThrow();
  // Nobody of these tried to reach it; a probe may have.
  expect(road.connections() - before).toBeLessThanOrEqual(1);
  road.open();
  await expect.poll(() => told.at(-1), { timeout: 60_000 }).toBe('back');
  await expectHere(ways);
});

test('a database that freezes costs those who ask first their time limit, and later ones nothing', async () => {
  const { road, told, ways } = await openDatabase();
  road.freeze();
  // Statements have a longer limit, but do not outlive the finding that it is away.
  const waiting = [ways.statement(), ways.transaction(), ways.reading()];
  for (const outcome of await Promise.allSettled(waiting)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseAway) });
  }
  await expectAway(ways);
  road.open();
  await expect.poll(() => told.at(-1), { timeout: 60_000 }).toBe('back');
  await expectHere(ways);
});

test('a full disk refuses what is written as if the database were away, and what is read goes on', async () => {
  const { ways, database } = await openDatabase();
  const full = sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
  await expect(full.execute(database.kysely)).rejects.toBeInstanceOf(DatabaseAway);
  await expectHere(ways);
});

test('what is wrong with a statement is no absence', async () => {
  const { ways, database } = await openDatabase();
  await expect(sql`select nothing`.execute(database.kysely)).rejects.toThrow('"nothing"');
  await expect(
    database.openReading().read(statement('select 1 / 0 as n'), () => []),
  ).rejects.not.toBeInstanceOf(DatabaseAway);
  await expectHere(ways);
});
