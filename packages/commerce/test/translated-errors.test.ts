import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestCommerce, refusalOf, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
});
afterAll(() => commerce.close());

const messageIn = async (store: string, query: string) =>
  refusalOf(await commerce.query(query, { store }))?.message;

test('5: the Store header decides the language of an error', async () => {
  const beyond = '{ products(filter: {sku: {eq: "KNIFE"}}, currentPage: 2) { total_count } }';
  expect(await messageIn('en', beyond)).toBe(
    'currentPage value 2 specified is greater than the 1 page(s) available.',
  );
  expect(await messageIn('nl_NL', beyond)).toBe(
    "De opgegeven waarde 2 voor currentPage is groter dan de 1 beschikbare pagina('s).",
  );
  expect(await messageIn('sv_SE', '{ products { total_count } }')).toBe(
    "Argumentet 'search' eller 'filter' krävs.",
  );
  expect(await messageIn('pl_PL', '{ route(url: "") { type } }')).toBe(
    'Argument "url" musi zostać podany i nie może być pusty',
  );
});

test('5: the category stays, and so does the English of the GraphQL library', async () => {
  expect(
    refusalOf(
      await commerce.query('{ products(filter: {}, pageSize: 0) { total_count } }', { store: 'de_DE' }),
    ),
  ).toEqual({
    message: 'Der Wert von pageSize muss größer als 0 sein.',
    category: 'graphql-input',
    status: 200,
  });
  expect(await messageIn('de_DE', '{ nonsense }')).toBe('Cannot query field "nonsense" on type "Query".');
});

test('sentences that clients switch on are the same in every store, and every refusal has a code', async () => {
  const id = 'a'.repeat(32);
  for (const store of ['en', 'de_DE', 'pl_PL']) {
    const { errors } = await commerce.query(`{ cart(cart_id: "${id}") { id } }`, { store });
    expect(errors).toMatchObject([
      {
        message: `Could not find a cart with ID "${id}"`,
        extensions: { category: 'graphql-no-such-entity', code: 'cart-not-found' },
      },
    ]);
  }
});
