import { join } from 'node:path';
import { createDatabase, migrate } from '@bowline/database';

/** Opens the copy of the shop that has a guest book, uses it and prints what came of it. */
const [copy = '', url = ''] = process.argv.slice(2);
const { commerceMigrations, createCommerce }: typeof import('@bowline/commerce') = await import(
  join(copy, 'packages/commerce/src/index.ts')
);
const database = createDatabase<import('@bowline/commerce').CommerceTables>({ url });
await migrate(database, commerceMigrations);
let now = new Date('2026-11-02T09:00:00Z');
const silent = () => {};
const commerce = createCommerce({
  database,
  baseUrl: 'https://shop.test',
  clock: () => now,
  log: { debug: silent, info: silent, warn: silent, error: console.error },
});

const ask = async (query: string, store = 'en') => {
  const answer = await commerce.fetch(
    new Request('https://shop.test/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Store: store },
      body: JSON.stringify({ query }),
    }),
  );
  return (await answer.json()) as { readonly errors?: readonly [{ message: string; extensions: object }] };
};

const signed = await ask('mutation { sign_guest_book(text: " Ahoy ") { text } }');
const { errors } = await ask('mutation { sign_guest_book(text: "") { text } }', 'de_DE');
const [{ message, extensions } = { message: '', extensions: {} }] = errors ?? [];
now = new Date('2028-11-02T09:00:00Z');
const jobs: object = commerce.jobs;
await (jobs as { 'guest-book.forget-old'(): Promise<void> })['guest-book.forget-old']();
const afterTheJob = await ask('{ guest_book { text } }');
const recurring = commerce.recurring.filter(({ task }) => task.startsWith('guest-book.'));
process.stdout.write(JSON.stringify({ signed, refused: { message, extensions }, recurring, afterTheJob }));
await database.close();
