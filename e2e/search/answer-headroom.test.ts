import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Commerce, type CommerceTables, createCommerce } from '@bowline/commerce';
import {
  createDatabase,
  type Database,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@bowline/database';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';

/** Half of what everybody has: nothing that the storefront asks may come near the limits. */
const limits = { answerNodes: 25_000, answerCharacters: 3_000_000, queryLength: 50_000, tokens: 7_500 };
const ignore = () => {};

interface Operation {
  readonly name: string;
  readonly text: string;
}

/** What the storefront really asks. */
const generated = pathToFileURL(join(repositoryRoot, 'apps/storefront/app/generated/operations.ts'));
const operations = new Map(
  Object.values((await import(generated.href)) as Record<string, Operation>).map(({ name, text }) => [
    name,
    text,
  ]),
);

let postgres: EmbeddedPostgres;
let database: Database<CommerceTables>;
let commerce: Commerce;
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ folder: join(inject('shopFolder'), 'postgres') });
  database = createDatabase<CommerceTables>({ url: postgres.url });
  commerce = createCommerce({
    database,
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    baseUrl: 'https://shop.test',
    limits,
  });
});
afterAll(async () => {
  await commerce.close();
  await database.close();
  await postgres.stop();
});

async function ask(
  query: string,
  variables: object,
): Promise<{ data?: unknown; errors?: { message: string }[] }> {
  const response = await commerce.fetch(
    new Request('https://shop.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    }),
  );
  return response.json();
}

const isLimit = /^Max |too large|too deep|more that \d+ tokens|Maximum pageSize/;

test('every operation of the storefront is within half of the limits of a question', async () => {
  expect(operations.size).toBeGreaterThan(40);
  for (const [name, text] of operations) {
    const { errors = [] } = await ask(text, {});
    expect([name, errors.map(({ message }) => message).filter((message) => isLimit.test(message))]).toEqual([
      name,
      [],
    ]);
  }
});

test('the largest answers of the storefront are within half of the limits of an answer', async () => {
  const page = { page: 1, pageSize: 48 };
  const questions = [
    ['ListingPage', { search: 'cord', filter: {}, ...page }],
    ['ListingPage', { filter: { category_id: { eq: '2' } }, ...page }],
    ['SearchListing', { search: 'rope', withProducts: true, ...page }],
    ['SiteUrls', { type: 'PRODUCT', page: 1 }],
    ['PageByUrl', { url: 'paracord', country: 'NL', withProducts: true, ...page }],
    ['Shell', {}],
  ] as const;
  for (const [name, variables] of questions) {
    const { data, errors } = await ask(operations.get(name) ?? '', variables);
    expect([name, errors]).toEqual([name, undefined]);
    expect(JSON.stringify(data).length).toBeGreaterThan(500);
  }
});
