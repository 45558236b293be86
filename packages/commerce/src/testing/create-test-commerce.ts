import type { Log } from '@bowline/database';
import { createTestDatabase, type TestDatabase } from '@bowline/database/testing';
import { shopDataTopic } from '#stores';
import { importCatalogue } from '../catalogue-import/import-catalogue.ts';
import type { CatalogueImport } from '../catalogue-import/types.ts';
import { type Commerce, type CommerceDependencies, createCommerce } from '../commerce.ts';
import { commerceMigrations } from '../migrations.ts';
import type { CommerceDatabase, CommerceTables } from '../tables.ts';
import { sampleCatalogue } from './sample-catalogue.ts';

export interface TestCommerceOptions extends Partial<Omit<CommerceDependencies, 'database' | 'log'>> {
  readonly catalogue?: CatalogueImport;
  /** Many tests want this catalogue: it is imported once and copied for each. The sample catalogue is one of these. */
  readonly isShared?: boolean;
}

export interface QueryOptions {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly store?: string;
  readonly currency?: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
}

export interface GraphqlAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Record<string, unknown> | null | undefined;
  readonly errors:
    | readonly {
        readonly message: string;
        readonly path?: unknown;
        readonly extensions?: { category: string };
      }[]
    | undefined;
}

export interface LoggedError {
  readonly details: object;
  readonly message: string;
}

export interface TestCommerce extends Commerce {
  readonly database: TestDatabase<CommerceTables>;
  /** What the service reported to its log as an error; tests look here for surprises. */
  readonly loggedErrors: readonly LoggedError[];
  /** Sends a GraphQL query the way a client does. */
  query(query: string, options?: QueryOptions): Promise<GraphqlAnswer>;
  /** How often a query that was asked before goes to the database; statements that travel together count once. */
  countTrips(query: string, options?: QueryOptions): Promise<number>;
  /** The data of a query that is expected to succeed. */
  read<Data>(query: string, options?: QueryOptions): Promise<Data>;
}

/** A Monday morning on which nothing special happens. */
const fixedNow = new Date('2026-11-02T09:00:00Z');

export async function createTestCommerce({
  catalogue,
  isShared = catalogue === sampleCatalogue,
  ...dependencies
}: TestCommerceOptions = {}): Promise<TestCommerce> {
  const load = async (empty: CommerceDatabase) => {
    if (catalogue) await importCatalogue(empty, catalogue);
  };
  const database = await createTestDatabase<CommerceTables>({
    migrations: commerceMigrations,
    ...(isShared && { fixture: { key: JSON.stringify(catalogue), load } }),
  });
  if (!isShared) await load(database);
  const loggedErrors: LoggedError[] = [];
  const commerce = createCommerce({
    baseUrl: 'https://shop.test',
    clock: () => fixedNow,
    referenceMaxAgeMs: 0,
    ...dependencies,
    database,
    log: recordErrors(loggedErrors),
  });
  const query = async (text: string, options: QueryOptions = {}) =>
    readAnswer(await commerce.fetch(createRequest(text, options)));
  return {
    ...commerce,
    database,
    loggedErrors,
    query,
    async countTrips(text, options) {
      // Opens the ear of a service that has one: what it hears first of all is that it may have missed something.
      await query(text, options);
      await hearing(database);
      await query(text, options);
      let trips = 0;
      const count = () => {
        trips += 1;
      };
      const pools = [database.pool, database.readingPool];
      for (const pool of pools) pool.on('acquire', count);
      const { errors } = await query(text, options);
      for (const pool of pools) pool.off('acquire', count);
      if (errors) throw new Error(`The query failed: ${JSON.stringify(errors)}`);
      return trips;
    },
    async read<Data>(text: string, options: QueryOptions = {}) {
      const { data, errors } = await query(text, options);
      if (errors || !data) throw new Error(`The query failed: ${JSON.stringify(errors)}`);
      return data as Data;
    },
    async close() {
      await commerce.close();
      await database.close();
    },
  };
}

async function hearing({ notices }: CommerceDatabase): Promise<void> {
  const isHeard = Promise.withResolvers<void>();
  const subscription = notices.subscribe(shopDataTopic, () => isHeard.resolve());
  await isHeard.promise;
  subscription.close();
}

function recordErrors(errors: LoggedError[]): Log {
  const nothing = () => {};
  return {
    debug: nothing,
    info: nothing,
    warn: nothing,
    error: (details, message) => errors.push({ details, message }),
  };
}

function createRequest(query: string, options: QueryOptions): Request {
  const { variables = {}, store, currency, method = 'GET', headers = {} } = options;
  const url = new URL('https://shop.test/graphql');
  const sent = {
    ...(store && { Store: store }),
    ...(currency && { 'Content-Currency': currency }),
    ...headers,
  };
  if (method === 'POST') {
    return new Request(url, {
      method,
      headers: { 'Content-Type': 'application/json', ...sent },
      body: JSON.stringify({ query, variables }),
    });
  }
  url.searchParams.set('query', query);
  if (options.variables) url.searchParams.set('variables', JSON.stringify(variables));
  return new Request(url, { headers: sent });
}

async function readAnswer(response: Response): Promise<GraphqlAnswer> {
  const body = (await response.json()) as Pick<GraphqlAnswer, 'data' | 'errors'>;
  return { status: response.status, headers: response.headers, data: body.data, errors: body.errors };
}
