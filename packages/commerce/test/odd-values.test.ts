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
import { refusalOf } from '../src/testing/index.ts';
import { uid } from './data/cart-shop.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

const schema = buildSchema(
  readFileSync(new URL('../../../docs/api/schema.graphql', import.meta.url), 'utf8'),
);
const triesOfEachField = 24;

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

/** A value as it stands in a document: mostly one that gets somewhere, now and then an odd one. */
function literalOf(type: GraphQLInputType, name: string, choose: Choose, depth = 0): string {
  if (isNonNullType(type)) return literalOf(type.ofType, name, choose, depth);
  if (choose(12) === 0) return 'null';
  if (isListType(type)) {
    const length = [0, 1, 1, 2, 20][choose(5)] ?? 1;
    return `[${Array.from({ length }, () => literalOf(type.ofType, name, choose, depth)).join(', ')}]`;
  }
  if (isEnumType(type))
    return pick(
      type.getValues().map((value) => value.name),
      choose,
    );
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || (depth < 4 && choose(3) > 0),
    );
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type, field.name, choose, depth + 1)}`).join(', ')} }`;
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

function argumentsOf(args: readonly GraphQLArgument[], choose: Choose): string {
  const given = args.filter((argument) => isRequiredArgument(argument) || choose(2) === 0);
  const written = given.map(({ name, type }) => `${name}: ${literalOf(type, name, choose)}`);
  return written.length > 0 ? `(${written.join(', ')})` : '';
}

/** Some leaves and some branches, each with its own arguments: what resolves only when it is asked for is asked for. */
function selectionOf(field: GraphQLField<unknown, unknown>, choose: Choose, depth = 0): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return '';
  if (!isObjectType(type)) return '{ __typename }';
  const fields = Object.values(type.getFields()).filter(
    (each) =>
      !each.deprecationReason && each.args.every((argument) => depth < 2 || !isRequiredArgument(argument)),
  );
  const chosen = fields.filter((each) =>
    isLeafType(getNamedType(each.type)) ? choose(3) === 0 : depth < 2 && choose(6) === 0,
  );
  const written = chosen
    .slice(0, 8)
    .map((each) => `${each.name}${argumentsOf(each.args, choose)} ${selectionOf(each, choose, depth + 1)}`);
  return `{ ${['__typename', ...written].join(' ')} }`;
}

const fieldsOf = (kind: 'query' | 'mutation') => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {}).map((field) => ({ kind, name: field.name, field }));
};

test.each([...fieldsOf('query'), ...fieldsOf('mutation')])(
  '$kind $name refuses odd values in words',
  async ({ kind, name, field }) => {
    const choose = seededChoice(name);
    for (let times = 0; times < triesOfEachField; times += 1) {
      const document = `${kind} { ${name}${argumentsOf(field.args, choose)} ${selectionOf(field, choose)} }`;
      const store = pick([undefined, 'nl', 'de_DE', 'en_US', 'x', '%00'], choose);
      const answer = await shop.change(document, { ...(store && { store }) });
      expect([document, answer.status]).toEqual([
        document,
        expect.toSatisfy((status: number) => status < 500),
      ]);
      expect([document, refusalOf(answer)?.message]).not.toEqual([document, 'Internal server error']);
    }
    expect(shop.loggedErrors).toEqual([]);
  },
);
