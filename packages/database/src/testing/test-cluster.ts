import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type ClusterFolder, openClusterFolder } from '../embedded/cluster-folder.ts';
import { joinUsers, leaveUsers, whileChangingAlone } from '../embedded/cluster-users.ts';
import { ensureServer } from '../embedded/ensure-server.ts';
import { shortestAddressOf } from '../embedded/server-address.ts';
import { silentLog } from '../log.ts';
import { makeMemorySpace } from './memory-space.ts';

export const testNamePrefix = 'bowline_test_';
export const templateNamePrefix = 'bowline_template_';
export const fixtureNamePrefix = 'bowline_fixture_';

/** Each change of a migration makes a template; old ones are of no more use. */
const templatesKept = 12;

function openTestFolder(): Promise<ClusterFolder> {
  return openClusterFolder(fileURLToPath(new URL('../../../../var/test-postgres', import.meta.url)));
}

/** Counts a test run among the users of the cluster, and answers how it leaves. The last run to leave stops the server. */
export async function joinTestCluster(): Promise<() => Promise<void>> {
  const folder = await openTestFolder();
  const membership = await whileChangingAlone(folder, async () => joinUsers(folder));
  return () => leaveUsers(folder, membership);
}

/** The address of the running test server, which is started if it does not run. */
export async function ensureTestServer(): Promise<string> {
  const folder = await openTestFolder();
  return whileChangingAlone(folder, async () => {
    const server = await ensureServer(folder, { durability: 'disposable', runAs: undefined, log: silentLog });
    const url = shortestAddressOf(server.port, server.password, folder.data);
    if (server.started) await onServer(url, (client) => prepare(client, folder));
    return url;
  });
}

const administrators = new Map<string, pg.Pool>();

/** For short work of this process, on one connection that it keeps: to open one costs as much as to copy a database. */
export function administratorOf(url: string): pg.Pool {
  const known = administrators.get(url);
  if (known) return known;
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    allowExitOnIdle: true,
    idleTimeoutMillis: 60_000,
  });
  // A server that stops takes its idle connections along.
  pool.on('error', () => {});
  administrators.set(url, pool);
  return pool;
}

export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Right after its start nobody uses the server, so whatever tests left behind is from runs that were killed. */
async function prepare(client: pg.Client, folder: ClusterFolder): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select datname as name from pg_database');
  const names = rows.map(({ name }) => name);
  const templates = names.filter((name) => name.startsWith(templateNamePrefix));
  const fixtures = names.filter((name) => name.startsWith(fixtureNamePrefix));
  const tests = names.filter((name) => name.startsWith(testNamePrefix));
  const outdated = templates.length > templatesKept ? templates : [];
  for (const name of [...outdated, ...fixtures, ...tests]) await dropDatabase(client, name);
  await makeMemorySpace(client, folder.data);
}

/** What the fixtures of one run have left on a server that goes on without it. */
export async function dropFixtures(url: string, run: string): Promise<void> {
  await onServer(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [`${fixtureNamePrefix}${run}_`],
    );
    for (const { name } of rows) await dropDatabase(client, name);
  });
}

async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(`alter database ${name} is_template false`);
  await client.query(`drop database ${name} with (force)`);
}

export function withDatabaseName(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
