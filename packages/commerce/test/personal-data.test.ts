import { inflateRawSync } from 'node:zlib';
import { createMail, type Mail } from '@bowline/mail';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../src/modules.ts';
import { goodPassword, refusalOf } from '../src/testing/index.ts';
import { address } from './data/cart-shop.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

let shop: CheckoutShop;
let mail: Mail;
let now = new Date('2026-11-02T09:00:00Z');
beforeAll(async () => {
  shop = await createCheckoutShop({
    clock: () => now,
    mail: {
      post: (transaction, posting) => mail.post(transaction, posting),
      remove: (transaction, ids) => mail.remove(transaction, ids),
    },
  });
  mail = createMail({
    database: shop.database,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    from: { name: 'Bowline', address: 'shop@example.com' },
    shopUrl: 'https://shop.test',
    clock: () => now,
  });
});
afterAll(async () => {
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

const spokenOf = new Set(modules.flatMap(({ personalData }) => Object.keys(personalData?.tables ?? {})));

async function textColumns(): Promise<readonly { table: string; column: string }[]> {
  const { rows } = await shop.database.pool.query<{ table: string; column: string }>(`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'json', 'jsonb', 'character varying', 'ARRAY')`);
  return rows;
}

/** Tables whose rows have this text anywhere, in letters of any size. */
async function tablesWith(text: string): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const { table, column } of await textColumns()) {
    const { rowCount } = await shop.database.pool.query(
      `select from "${table}" where "${column}"::text ilike $1 limit 1`,
      [`%${text}%`],
    );
    if (rowCount) found.add(table);
  }
  return [...found].sort();
}

test('rule 30: every table that names a customer or an address is spoken of by its module', async () => {
  const { rows } = await shop.database.pool.query<{ table: string }>(`
    select distinct table_name as table from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (column_name in ('customer_id', 'email', 'to_address') or column_name like '%\\_email')`);
  // Settings and catalogue that only sound like it.
  const others = ['coupon'];
  expect(
    rows.map(({ table }) => table).filter((table) => !spokenOf.has(table) && !others.includes(table)),
  ).toEqual([]);
});

/** The files of an archive by their paths, each read by its own head. */
function unzip(archive: Buffer): Readonly<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50; ) {
    const [packed, nameLength] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)];
    const name = archive.toString('utf8', at + 30, at + 30 + nameLength);
    const begin = at + 30 + nameLength;
    files[name] = inflateRawSync(archive.subarray(begin, begin + packed));
    at = begin + packed;
  }
  return files;
}

const email = 'erika.mustermann@example.com';

async function letterOf(kind: string): Promise<string> {
  const letters = await mail.mailbox.list({ limit: 100 });
  return letters.find((letter) => letter.kind === kind && letter.to.address === email)?.text ?? '';
}

test('rules 30 and 31: a customer gets a copy of everything, and nothing is left but what the law keeps', {
  timeout: 120_000,
}, async () => {
  const change = async (query: string, variables: object = {}, headers: Record<string, string> = {}) => {
    const answer = await shop.change(query, { variables: variables as Record<string, unknown>, headers });
    return answer;
  };
  const input = {
    email,
    password: goodPassword,
    firstname: 'Erika',
    lastname: 'Zauberwort',
    is_subscribed: true,
  };
  await change(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
    { input },
  );
  const { data } = await change(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password: goodPassword },
  );
  const { token } = (data as { generateCustomerToken: { token: string } }).generateCustomerToken;
  const who = { headers: { Authorization: `Bearer ${token}` } };
  const key = /key=([\w-]+)/.exec(await letterOf('customer-welcome'))?.[1] ?? '';
  await change('mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { id } } }', {
    input: { email, confirmation_key: key },
  });

  // An order that is over, one line of everything else, and a cart that is not.
  const { customerCart } = await shop.read<{ customerCart: { id: string } }>('{ customerCart { id } }', who);
  const cart_id = customerCart.id;
  await shop.add(cart_id, [{ sku: 'KNIFE', quantity: 1 }], who);
  const set = (name: string, values: object) => shop.changeCart(name, { cart_id, ...values }, 'id', who);
  await set('setShippingAddressesOnCart', { shipping_addresses: [{ address: address() }] });
  await set('setShippingMethodsOnCart', {
    shipping_methods: [{ carrier_code: 'postnl', method_code: 'home' }],
  });
  await set('setPaymentMethodOnCart', { payment_method: { code: 'ideal' } });
  const placed = await shop.place(cart_id, {}, who);
  await shop.decide(placed.payment_url ?? '', 'paid');
  await shop.webhook(placed.payment_url ?? '');
  await shop.work('orders.paid');
  await shop.admin.orders.ship(placed.orderV2.number, { trackingNumber: '3SERIKA' });
  await shop.work('orders.shipped');
  const next = await shop.read<{ customerCart: { id: string } }>('{ customerCart { id } }', who);
  await shop.add(next.customerCart.id, [{ sku: 'KNIFE', quantity: 2 }], who);
  await change(
    'mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "KNIFE", quantity: 1 }]) { user_errors { code } } }',
    {},
    who.headers,
  );
  await shop.database.pool.query(
    `insert into stock_reminder (sku, email, locale, created_at) values ('knife', $1, 'en', now())`,
    [email],
  );

  const holding = await tablesWith(email);
  expect(holding).toEqual(
    expect.arrayContaining([
      'customer',
      'shop_order',
      'invoice',
      'newsletter_subscriber',
      'stock_reminder',
      'mail_letter',
    ]),
  );
  expect(holding.filter((table) => !spokenOf.has(table))).toEqual([]);

  const request = 'mutation ($password: String) { requestCustomerData(password: $password) }';
  expect(refusalOf(await change(request, {}, who.headers))?.message).toBe(
    'Specify the "currentPassword" value.',
  );
  expect(refusalOf(await change(request, { password: 'wrong' }, who.headers))?.message).toBe(
    'Invalid login or password.',
  );
  expect((await change(request, { password: goodPassword }, who.headers)).data).toEqual({
    requestCustomerData: true,
  });
  expect(await shop.work('customers.make-copy')).toBe(1);
  const link = /https:\S+\.zip/.exec(await letterOf('customer-dataCopy'))?.[0] ?? '';
  const fetched = await shop.fetch(new Request(link));
  expect([fetched.status, fetched.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = unzip(Buffer.from(await fetched.arrayBuffer()));
  const paths = Object.keys(files);
  expect(paths.filter((path) => !path.startsWith('invoices/')).sort()).toEqual([
    'account.json',
    'addresses.json',
    'cart.json',
    'letters.json',
    'newsletter.json',
    'orders.json',
    'stock-reminders.json',
    'wishlists.json',
  ]);
  const [invoice] = paths.filter((path) => path.startsWith('invoices/'));
  expect(files[invoice ?? '']?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(JSON.parse(files['orders.json']?.toString() ?? '')).toMatchObject([
    { number: placed.orderV2.number, email },
  ]);
  expect(files['account.json']?.toString()).not.toMatch(/argon|digest|token/i);
  expect((await shop.fetch(new Request(link.replace(/.{4}\.zip$/, 'xxxx.zip')))).status).toBe(404);
  const today = now;
  now = new Date(now.getTime() + 3 * 86_400_000 + 1);
  expect((await shop.fetch(new Request(link))).status).toBe(404);
  now = today;

  const erase = 'mutation ($password: String) { eraseCustomer(password: $password) }';
  expect(refusalOf(await change(erase, {}, who.headers))?.message).toBe(
    'Specify the "currentPassword" value.',
  );
  expect((await change(erase, { password: goodPassword }, who.headers)).data).toEqual({
    eraseCustomer: true,
  });
  await shop.work('customers.left');
  await shop.work('orders.buyer-erased');
  expect(await tablesWith(email)).toEqual(['invoice', 'mail_letter']);
  expect((await mail.mailbox.list({ limit: 100 })).filter(({ to }) => to.address === email)).toMatchObject([
    { kind: 'customer-accountErased' },
  ]);
  expect(await tablesWith('Zauberwort')).toEqual([]);
  expect((await shop.fetch(new Request(link))).status).toBe(404);

  now = new Date(now.getTime() + 8 * 86_400_000);
  await shop.jobs['customers.forget-old'](
    {},
    { jobId: '', attempt: 1, maxAttempts: 1, signal: new AbortController().signal },
  );
  expect(await tablesWith(email)).toEqual(['invoice']);
});
