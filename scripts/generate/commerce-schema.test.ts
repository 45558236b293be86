import { expect, test } from 'vitest';
import { plantTree } from '../testing/planted-tree.ts';
import { renderCommerceSchema } from './commerce-schema.ts';

const render = (files: Record<string, string>) => {
  const planted = Object.entries(files).map(([file, text]) => [`packages/commerce/src/${file}`, text]);
  return renderCommerceSchema(plantTree(Object.fromEntries(planted)));
};

test('files are joined, extensions merged and types sorted', () => {
  const text = render({
    'b.graphql': 'extend type Query { cart: Cart }\n"A cart" type Cart { id: ID! }',
    'a.graphql': 'type Query { version: String }',
  });
  expect(text).toMatch(
    /^# Generated .*\n\n"""A cart"""\ntype Cart \{\n {2}id: ID!\n\}\n\ntype Query \{\n {2}cart: Cart\n {2}version: String\n\}\n$/,
  );
});

test('a type has the fields of its interfaces without repeating them, extensions included', () => {
  const text = render({
    'a.graphql': `type Query { rope: Rope }
      interface Product { sku: ID! name: String }
      type Rope implements Product { name: String! }
      extend interface Product { price: Float }
      extend type Rope implements Sold
      interface Sold { stock: Int }`,
  });
  expect(text).toContain(
    'type Rope implements Product & Sold {\n  name: String!\n  price: Float\n  sku: ID!\n  stock: Int\n}',
  );
});

test('lists lose the non-null of their members, as in Magento', () => {
  expect(render({ 'a.graphql': 'type Query { skus(uids: [ID!]!): [String!]! }' })).toContain(
    'skus(uids: [ID]!): [String]!',
  );
});

test.each([
  ['a type that does not exist', 'type Query {\n  cart: Cart\n}', /src\/a\.graphql:2 {2}Unknown type "Cart"/],
  [
    'a type that is defined twice',
    'type Query { a: ID }\ntype Query { b: ID }',
    /src\/a\.graphql:1 {2}There can be only one type/,
  ],
  ['a syntax error', 'type Query {', /src\/a\.graphql:1 {2}Syntax Error/],
])('%s is refused with file and line', (_case, text, message) => {
  expect(() => render({ 'a.graphql': text })).toThrow(message);
});
