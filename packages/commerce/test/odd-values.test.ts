import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededChoice } from '../src/graphql/execution/testing/seeded-choice.ts';
import { uid } from './data/cart-shop.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

const schema = buildSchema(
  readFileSync(new URL('../../../docs/api/schema.graphql', import.meta.url), 'utf8'),
);
const triesOfEachField = 10;

/** What no person types, as a program writes it: into the text of the document, where nobody has looked at it yet. */
const oddTexts = [
  '""',
  '" "',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00x"',
  '"a\\nb\\r\\nc"',
  '"%00"',
  '"1e309"',
  '"-0"',
  '"0x10"',
  '"99999999999999999999"',
  '"__proto__"',
  '"constructor"',
  `"' or 1=1 --"`,
  '"\\u202e🪢"',
  `"${'x'.repeat(3_000)}"`,
  `"${uid('9'.repeat(40))}"`,
  `"${uid('\\u0000')}"`,
];
const oddNumbers = [
  '0',
  '-1',
  '1e-320',
  '5e-324',
  '1e308',
  '-1e308',
  '1e309',
  '-1e309',
  '0.1',
  '2147483647',
  '-2147483648',
  '99999999999999999999',
];

let shop: CheckoutShop;
/** What the shop knows under names that arguments have, so that odd values get past the first look-up. */
let known: Readonly<Record<string, readonly string[]>>;

beforeAll(async () => {
  shop = await createCheckoutShop();
  const cartId = await shop.readyCart();
  const placed = await shop.place(await shop.readyCart());
  const [orderId] = [(await shop.admin.orders.find(placed.orderV2.number))?.order.id ?? 0];
  known = {
    cart: [cartId],
    token: [placed.orderV2.token],
    order: [uid(orderId), placed.orderV2.number],
    number: [placed.orderV2.number],
    sku: ['KNIFE', 'CORD', 'GIFT-CARD'],
    email: ['buyer@example.com'],
    code: ['ideal', 'postnl', 'home', 'NL', await shop.giftCard(10_00)],
    url: ['/knife', 'knife.html'],
    key: ['knife'],
    name: ['Anna Smith'],
    country: ['NL', 'US', 'PL'],
    postcode: ['4811 AA'],
    uid: [uid(1)],
    id: [cartId, uid(1)],
  };
});
afterAll(() => shop.close());

type Choose = (count: number) => number;
/** Written into the document, or sent beside it: what reads the one does not read the other. */
type Style = 'document' | 'json';

/** A value: mostly one that gets somewhere, now and then an odd one. */
function written(type: GraphQLInputType, name: string, style: Style, choose: Choose, depth = 0): string {
  if (isNonNullType(type)) return written(type.ofType, name, style, choose, depth);
  if (choose(12) === 0) return 'null';
  if (isListType(type)) {
    const length = [0, 1, 1, 2, 20][choose(5)] ?? 1;
    return `[${Array.from({ length }, () => written(type.ofType, name, style, choose, depth)).join(', ')}]`;
  }
  const quoted = (text: string) => (style === 'json' ? JSON.stringify(text) : text);
  if (isEnumType(type)) return quoted(pick(type.getValues(), choose).name);
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || (depth < 4 && choose(3) > 0),
    );
    const pairs = fields.map(
      (field) => `${quoted(field.name)}: ${written(field.type, field.name, style, choose, depth + 1)}`,
    );
    return `{ ${pairs.join(', ')} }`;
  }
  if (type.name === 'Boolean') return pick(['true', 'false'], choose);
  const isOdd = choose(3) === 0;
  if (type.name === 'Int' || type.name === 'Float')
    return isOdd ? pick(oddNumbers, choose) : String(1 + choose(3));
  const ordinary = Object.entries(known).find(([part]) => name.toLowerCase().includes(part))?.[1];
  return isOdd || !ordinary ? pick(oddTexts, choose) : JSON.stringify(pick(ordinary, choose));
}

function pick<Item>(items: readonly Item[], choose: Choose): Item {
  return items[choose(items.length)] as Item;
}

const some = (args: readonly GraphQLArgument[], choose: Choose) =>
  args.filter((argument) => isRequiredArgument(argument) || choose(2) === 0);

const inParentheses = (parts: readonly string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');

/** Some leaves and some branches, each with its own arguments: what resolves only when it is asked for is asked for. */
function selectionOf(field: GraphQLField<unknown, unknown>, choose: Choose, depth = 0): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return '';
  if (!isObjectType(type)) return '{ __typename }';
  const fields = Object.values(type.getFields()).filter(
    (each) => depth < 2 || !each.args.some(isRequiredArgument),
  );
  const chosen = fields.filter((each) =>
    isLeafType(getNamedType(each.type)) ? choose(3) === 0 : depth < 2 && choose(6) === 0,
  );
  const parts = chosen.slice(0, 8).map((each) => {
    const args = some(each.args, choose).map(
      (argument) => `${argument.name}: ${written(argument.type, argument.name, 'document', choose)}`,
    );
    return `${each.name}${inParentheses(args)} ${selectionOf(each, choose, depth + 1)}`;
  });
  return `{ ${['__typename', ...parts].join(' ')} }`;
}

/** The body of a request, as text: a program would tidy up what it is about. */
function requestOf(kind: string, field: GraphQLField<unknown, unknown>, choose: Choose): string {
  const args = some(field.args, choose);
  const selection = selectionOf(field, choose);
  if (choose(2) === 0) {
    const values = args.map(({ name, type }) => `${name}: ${written(type, name, 'document', choose)}`);
    return JSON.stringify({ query: `${kind} { ${field.name}${inParentheses(values)} ${selection} }` });
  }
  const declared = inParentheses(args.map(({ name, type }) => `$${name}: ${type}`));
  const used = inParentheses(args.map(({ name }) => `${name}: $${name}`));
  const values = args.map(({ name, type }) => `"${name}": ${written(type, name, 'json', choose)}`);
  const query = JSON.stringify(`${kind} ${declared} { ${field.name}${used} ${selection} }`);
  return `{ "query": ${query}, "variables": { ${values.join(', ')} } }`;
}

const fieldsOf = (kind: 'query' | 'mutation') => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {}).map((field) => ({ kind, name: field.name, field }));
};

test.each([...fieldsOf('query'), ...fieldsOf('mutation')])(
  '$kind $name refuses odd values in words',
  async ({ kind, name, field }) => {
    const choose = seededChoice(name);
    const before = shop.loggedErrors.length;
    for (let times = 0; times < triesOfEachField; times += 1) {
      const body = requestOf(kind, field, choose);
      const store = pick(['en', 'nl', 'de_DE', 'en_US', 'x', '%00'], choose);
      const headers = { 'content-type': 'application/json', store };
      const answer = await shop.fetch(
        new Request('https://shop.test/graphql', { method: 'POST', headers, body }),
      );
      const text = await answer.text();
      expect([body, answer.status < 500, text.includes('Internal server error')]).toEqual([
        body,
        true,
        false,
      ]);
    }
    expect(shop.loggedErrors.slice(before)).toEqual([]);
  },
);
