import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decodeUid, encodeUid } from '../src/graphql/uid.ts';
import { goodPassword, type QueryOptions } from '../src/testing/index.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';
import { type Asker, type OwnedRow, reviewWords, rows, type Things } from './data/foreign-things.ts';

const schema = buildSchema(
  readFileSync(new URL('../../../docs/api/schema.graphql', import.meta.url), 'utf8'),
);

/** The fields a client can give arguments to and reach what somebody owns. */
const entrances = ['Query', 'Mutation', 'Customer'].flatMap((name) => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`No type ${name}`);
  return Object.values(type.getFields()).map((field) => ({ name: `${name}.${field.name}`, field }));
});

const namesSomething = /(^|_|[a-z](?=[A-Z]))(u?ids?|identifiers?|hash|number|token|codes?|key)$/i;

/** Names of arguments, also inside of inputs, by which something can be meant. */
function namesIn(name: string, type: GraphQLInputType, depth = 0): string[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return namesSomething.test(name) ? [name] : [];
  if (depth > 4) return [];
  return Object.values(named.getFields()).flatMap((field) => {
    const isFilter = isInputObjectType(getNamedType(field.type)) && namesSomething.test(field.name);
    return isFilter ? [field.name] : namesIn(field.name, field.type, depth + 1);
  });
}

const naming = entrances
  .filter(({ field }) => field.args.some(({ name, type }) => namesIn(name, type).length > 0))
  .map(({ name }) => name);

test('every field that can be asked for something by name says who owns it', () => {
  expect(Object.keys(rows).toSorted()).toEqual(naming.toSorted());
});

/** Everything an answer can tell in two steps; what is wrong is told there too. */
function selection(type: GraphQLOutputType, depth = 2): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (!('getFields' in named)) return '{ __typename }';
  const fields = Object.values(named.getFields()).filter(
    ({ args, type: inner }) =>
      !args.some(isRequiredArgument) && (isLeafType(getNamedType(inner)) || depth > 1),
  );
  return `{ __typename ${fields.map((field) => field.name + selection(field.type, depth - 1)).join(' ')} }`;
}

function documentOf(entrance: string, field: GraphQLField<unknown, unknown>): string {
  const [owner = ''] = entrance.split('.');
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const asked = `${field.name}(${given}) ${selection(field.type)}`;
  return owner === 'Mutation'
    ? `mutation (${declared}) { ${asked} }`
    : `query (${declared}) { ${owner === 'Customer' ? `customer { ${asked} }` : asked} }`;
}

let shop: CheckoutShop;
let owner: QueryOptions & Asker;
let stranger: QueryOptions & Asker;
let things: Things;
let returned: string;

beforeAll(async () => {
  shop = await createCheckoutShop();
  // Names that occur in no answer by chance.
  const { rows: tables } = await shop.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`,
  );
  for (const { name } of tables) {
    await shop.database.pool.query(`alter table ${name} alter column id restart with 800001`);
  }
  owner = await furnished(await ordering(await signedUp('owner@example.com')));
  stranger = await furnished(await ordering(await signedUp('stranger@example.com')));
  returned = await aReturn(owner);
  things = await thingsOf(owner);
});
const forgetTries = () => shop.database.pool.query('truncate rate_limit');
beforeEach(forgetTries);
afterAll(async () => {
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

async function signIn(email: string): Promise<QueryOptions> {
  const { data } = await shop.change(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { variables: { email, password: goodPassword } },
  );
  const { token } = (data as { generateCustomerToken: { token: string } }).generateCustomerToken;
  return { headers: { Authorization: `Bearer ${token}` } };
}

async function signedUp(email: string): Promise<QueryOptions> {
  const input = { email, password: goodPassword, firstname: 'Ada', lastname: 'Demo' };
  await shop.change(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
    { variables: { input } },
  );
  return signIn(email);
}

type Buyer = QueryOptions & Pick<Asker, 'order'>;

/** As somebody who has paid for an order. */
async function ordering(request: QueryOptions): Promise<Buyer> {
  const id = await shop.readyCart({ email: null, items: [{ sku: 'KNIFE', quantity: 3 }] });
  await shop.change('mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id } }', {
    ...request,
    variables: { id },
  });
  const { payment_url: paymentUrl } = await shop.place(id, {}, request);
  await shop.decide(paymentUrl ?? '', 'paid');
  await shop.webhook(paymentUrl ?? '');
  const { customer } = await shop.read<{ customer: { orders: { items: { id: string }[] } } }>(
    '{ customer { orders { items { id } } } }',
    request,
  );
  return { ...request, order: customer.orders.items[0]?.id ?? '' };
}

async function aReturn(who: Buyer): Promise<string> {
  const { customer } = await shop.read<{ customer: { orders: { items: { items: { id: string }[] }[] } } }>(
    '{ customer { orders { items { items { id } } } } }',
    who,
  );
  const items = [{ order_item_uid: customer.orders.items[0]?.items[0]?.id, quantity_to_return: 1 }];
  const { data } = await shop.change(
    'mutation ($input: RequestReturnInput!) { requestReturn(input: $input) { return { uid } } }',
    { ...who, variables: { input: { order_uid: who.order, items } } },
  );
  return (data as { requestReturn: { return: { uid: string } } }).requestReturn.return.uid;
}

/** With a line in the cart and a list of their own. */
async function furnished(who: Buyer): Promise<QueryOptions & Asker> {
  const found = await shop.read<{ customerCart: { id: string }; customer: { wishlists: { id: string }[] } }>(
    '{ customerCart { id } customer { wishlists { id } } }',
    who,
  );
  const cartId = found.customerCart.id;
  await shop.add(cartId, [{ sku: 'BEAD', quantity: 1 }], who);
  return {
    ...who,
    cartId,
    wishlist: found.customer.wishlists[0]?.id ?? '',
    secondWishlist: await newList(who),
  };
}

let lists = 0;

async function newList(request: QueryOptions): Promise<string> {
  const { data } = await shop.change(
    'mutation ($name: String!) { createWishlist(input: { name: $name, visibility: PRIVATE }) { wishlist { id } } }',
    { ...request, variables: { name: `List ${++lists}` } },
  );
  return (data as { createWishlist: { wishlist: { id: string } } }).createWishlist.wishlist.id;
}

const bookEntry = {
  firstname: 'Ada',
  lastname: 'Demo',
  street: ['Kade 1'],
  city: 'Breda',
  postcode: '4811 AB',
  country_code: 'NL',
  telephone: '0761234567',
};

async function thingsOf(who: QueryOptions & Asker): Promise<Things> {
  await shop.change(
    'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
    { ...who, variables: { input: bookEntry } },
  );
  await shop.change(
    `mutation ($id: ID!) { addProductsToWishlist(wishlistId: $id, wishlistItems: [{ sku: "KNIFE", quantity: 1 }]) {
      user_errors { message } } }`,
    { ...who, variables: { id: who.wishlist } },
  );
  await shop.change(
    'mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { id } } }',
    { ...who, variables: { input: { sku: 'KNIFE', ...reviewWords } } },
  );
  await shop.database.pool.query(
    `insert into customer_passkey (customer_id, credential_id, public_key, algorithm, counter, name, host, created_at)
     select id, gen_random_uuid()::text::bytea, '', -7, 0, 'Phone', 'shop.test', now()
     from customer where email = 'owner@example.com'`,
  );
  const compared = await shop.change('mutation { createCompareList { uid } }', who);
  await signIn('owner@example.com');
  const { customer, customerCart } = await shop.read<{
    customer: {
      addresses: { id: number; uid: string }[];
      wishlist_v2: { items_v2: { items: { id: string }[] } };
      orders: { items: { number: string; items: { id: string }[] }[] };
      review_of: { id: string };
      sessions: { id: number; is_this_one: boolean }[];
      passkeys: { id: number }[];
    };
    customerCart: { items: { id: string; uid: string }[] };
  }>(
    `query ($wishlist: ID!) { customer { addresses { id uid } wishlist_v2(id: $wishlist) { items_v2 { items { id } } }
      orders { items { number items { id } } } review_of(sku: "KNIFE") { id } sessions { id is_this_one } passkeys { id } }
      customerCart { items { id uid } } }`,
    { ...who, variables: { wishlist: who.wishlist } },
  );
  const [entry] = customer.addresses;
  const [line] = customerCart.items;
  const [placed] = customer.orders.items;
  const otherSession = customer.sessions.find(({ is_this_one }) => !is_this_one);
  const uid = encodeUid(999_999);
  return {
    address: { foreign: entry?.id ?? 0, missing: 999_999 },
    addressUid: { foreign: entry?.uid ?? '', missing: uid },
    wishlist: { foreign: await newList(who), missing: '999999' },
    wish: { foreign: customer.wishlist_v2.items_v2.items[0]?.id ?? '', missing: '999999' },
    order: { foreign: placed?.number ?? '', missing: '999999999' },
    orderUid: { foreign: who.order, missing: uid },
    orderLine: { foreign: placed?.items[0]?.id ?? '', missing: encodeUid('999999:1') },
    returned: { foreign: returned, missing: uid },
    review: { foreign: customer.review_of.id, missing: uid },
    session: { foreign: otherSession?.id ?? 0, missing: 999_999 },
    passkey: { foreign: customer.passkeys[0]?.id ?? 0, missing: 999_999 },
    line: { foreign: Number(line?.id), missing: 999_999 },
    lineUid: { foreign: line?.uid ?? '', missing: uid },
    compareList: {
      foreign: (compared.data as { createCompareList: { uid: string } }).createCompareList.uid,
      missing: 'f'.repeat(32),
    },
  };
}

const ownedRows = Object.entries(rows).flatMap(([entrance, row]) =>
  typeof row === 'string' ? [] : row.map((owned, index) => ({ entrance, owned, index })),
);

/** What the shop says to somebody about a name, without the name. */
async function answer(
  entrance: string,
  { kind, variables }: OwnedRow,
  which: 'foreign' | 'missing',
  who: QueryOptions & Asker,
): Promise<string> {
  const { field } = entrances.find(({ name }) => name === entrance) ?? {};
  if (!field) throw new Error(`No field ${entrance}`);
  const name = things[kind][which];
  const given = variables(name as never, who);
  const plain = decodeUid(String(name)) ?? String(name);
  const { status, data, errors } = await shop.change(documentOf(entrance, field), {
    ...who,
    variables: given,
  });
  return JSON.stringify({ status, data, errors }).replaceAll(String(name), 'NAME').replaceAll(plain, 'NAME');
}

describe.each(ownedRows)('$entrance by $owned.kind ($index)', ({ entrance, owned }) => {
  test('a stranger hears of what is not theirs as of what is not there', async () => {
    const before = await everythingOfOwner();
    const guest = {
      cartId: await shop.filledCart(),
      wishlist: '0',
      secondWishlist: '0',
      order: encodeUid(999_998),
    };
    for (const who of [stranger, guest]) {
      const aboutForeign = await answer(entrance, owned, 'foreign', who);
      expect(aboutForeign).toBe(await answer(entrance, owned, 'missing', who));
      expect(aboutForeign).not.toContain('owner@example.com');
    }
    expect(await everythingOfOwner()).toEqual(before);
  });
});

test('the owner is answered otherwise, so it is not the question that is wrong', async () => {
  for (const { entrance, owned, index } of ownedRows) {
    // What the row before has deleted is there again.
    await forgetTries();
    await shop.database.pool.query(`delete from wishlist where kind = 'own'`);
    owner = await furnished(owner);
    things = await thingsOf(owner);
    const about = await answer(entrance, owned, 'foreign', owner);
    expect(about, `${entrance} (${index})`).not.toBe(await answer(entrance, owned, 'missing', owner));
  }
});

const everythingOfOwner = () =>
  shop.read(
    `{ customer { email addresses { id city } wishlists { id name items_count } orders { items { number status } }
      returns { items { uid status } } reviews { items { id text } } sessions { id } passkeys { id name } compare_list { uid }
    } customerCart { items { uid quantity } } }`,
    owner,
  );
