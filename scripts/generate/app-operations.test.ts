import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantTree } from '../testing/planted-tree.ts';
import { renderAppOperations } from './app-operations.ts';

const schema = {
  'packages/commerce/src/graphql/root.graphql': 'type Query { version: String }',
  'packages/commerce/src/modules/catalog/catalog.graphql': `
    extend type Query { product(sku: String!, sort: Sort): ProductInterface }
    enum Sort { ASC DESC }
    scalar DateTime
    interface ProductInterface { sku: String! created: DateTime price: Float }
    type SimpleProduct implements ProductInterface { sku: String! created: DateTime price: Float weight: Int }
    type Rope implements ProductInterface { sku: String! created: DateTime price: Float length_cm: Int }`,
};

const tile = 'fragment Tile on ProductInterface {\n  sku\n  price\n}\n';
const page = `query ProductPage($sku: String!, $sort: Sort) {
  product(sku: $sku, sort: $sort) {
    __typename
    ...Tile
    ... on Rope { length_cm }
  }
}
`;

const render = (files: Record<string, string>) => {
  const planted = Object.entries(files).map(([file, text]) => [`apps/storefront/app/${file}`, text]);
  return renderAppOperations(plantTree({ ...schema, ...Object.fromEntries(planted) }));
};

test('an operation becomes a constant with its text, fragments included, and types', async () => {
  const text = await render({ 'Tile.graphql': tile, 'ProductPage.graphql': page });
  expect(
    text,
  ).toContain(`export const ProductPageQuery: Operation<ProductPageQueryResult, ProductPageQueryVariables> = {
  name: 'ProductPage',
  text: "query ProductPage($sku:String!$sort:Sort){product(sku:$sku sort:$sort){__typename ...Tile ...on Rope{length_cm}}}fragment Tile on ProductInterface{sku price}",
};`);
  expect(text).toMatch(
    /export type ProductPageQueryVariables = Exact<\{\s+sku: string;\s+sort\?: Sort \| null \| undefined;/,
  );
  expect(text).toContain("export type Sort =\n  | 'ASC'\n  | 'DESC';");
  expect(text).toMatch(/__typename: 'Rope'[^}]*length_cm: number \| null/);
});

test('the type name is in the answer only when it was asked for', async () => {
  const text = await render({ 'Version.graphql': 'query Version { version }' });
  expect(text).toContain('export type VersionQueryResult = { version: string | null };');
});

test.each([
  [
    'a field that does not exist',
    'query A {\n  nothing\n}',
    /app\/A\.graphql:2 {2}Cannot query field "nothing"/,
  ],
  ['a syntax error', 'query A {\n  version', /app\/A\.graphql:2 {2}Syntax Error/],
  ['an operation without a name', '\n{ version }', /app\/A\.graphql:2 {2}An operation needs a name/],
  [
    'a fragment that nobody uses',
    `query A { version }\n${tile}`,
    /app\/A\.graphql:2 {2}Fragment "Tile" is never used/,
  ],
])('%s is refused with file and line', async (_case, text, message) => {
  await expect(render({ 'A.graphql': text })).rejects.toThrow(message);
});

test('two operations of the same name are refused', async () => {
  const files = { 'A.graphql': 'query A { version }', 'other/A.graphql': 'query A { version }' };
  await expect(render(files)).rejects.toThrow(join('app', 'A.graphql'));
});
