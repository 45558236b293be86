import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestAccounts, refusalOf, type TestAccounts } from '../src/testing/index.ts';

let accounts: TestAccounts;
let token: string;
beforeAll(async () => {
  accounts = await createTestAccounts();
});
beforeEach(async () => {
  await accounts.commerce.database.pool.query('truncate rate_limit, customer restart identity cascade');
  token = await accounts.signedUp('ada@example.com');
});
afterAll(() => accounts.commerce.close());

const fields = `id uid customer_id firstname lastname company street house_number city postcode telephone vat_id country_code country_id
  region { region region_code region_id } default_billing default_shipping custom_attributesV2 { code }`;
const create = `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { ${fields} } }`;
const update = `mutation ($id: Int!, $input: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $input) { ${fields} } }`;
const remove = 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }';
const address = {
  ...{ firstname: 'Ada', lastname: 'Demo', street: ['Kade 1'], city: 'Rotterdam' },
  ...{ postcode: '3011 AA', country_code: 'NL', telephone: '+31 10 000 0000' },
};

interface Booked {
  readonly id: number;
  readonly default_billing: boolean;
  readonly default_shipping: boolean;
}

async function created(change: object = {}, as = token): Promise<Booked> {
  const { data, errors } = await accounts.ask(create, { input: { ...address, ...change } }, as);
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as { createCustomerAddress: Booked }).createCustomerAddress;
}

test('rule 15: the first address is both defaults; what was written is read back', async () => {
  expect(
    await created({ house_number: '1a', street: ['Kade'], company: 'Touw', vat_id: 'NL1' }),
  ).toMatchObject({
    ...{ customer_id: 1, street: ['Kade 1a'], house_number: '1a', company: 'Touw', vat_id: 'NL1' },
    ...{ country_code: 'NL', country_id: 'NL', postcode: '3011 AA' },
    ...{ default_billing: true, default_shipping: true },
  });
  expect(await created()).toMatchObject({ default_billing: false, default_shipping: false });
});

test('a change keeps what it does not name', async () => {
  const { id } = await created({ house_number: '1a', street: ['Kade'] });
  const { data } = await accounts.ask(update, { id, input: { city: 'Delft' } }, token);
  expect(data).toMatchObject({
    updateCustomerAddress: { city: 'Delft', street: ['Kade 1a'], house_number: '1a' },
  });
});

test('behaviour 131: a default cannot be deleted, anything else can', async () => {
  const first = await created();
  const second = await created();
  expect(refusalOf(await accounts.ask(remove, { id: first.id }, token))?.message).toBe(
    `Customer Address ${first.id} is set as default shipping address and can not be deleted`,
  );
  expect((await accounts.ask(remove, { id: second.id }, token)).data).toEqual({
    deleteCustomerAddress: true,
  });
});

test('behaviour 131: what is missing is named', async () => {
  const messageOf = async (change: object) =>
    refusalOf(await accounts.ask(create, { input: { ...address, ...change } }, token))?.message;
  expect(await messageOf({ firstname: '' })).toBe('"firstname" is required. Enter and try again.');
  expect(await messageOf({ country_code: 'US', postcode: '10001' })).toBe(
    'A region_id is required for the specified country code',
  );
});

test('rule 16: an address of somebody else answers as one that does not exist, and stays', async () => {
  const { id } = await created();
  const stranger = await accounts.signedUp('bob@example.com');
  for (const unknown of [id, 999_999]) {
    const answers = await Promise.all([
      accounts.ask(update, { id: unknown, input: { city: 'X' } }, stranger),
      accounts.ask(remove, { id: unknown }, stranger),
    ]);
    expect(answers.map((answer) => refusalOf(answer)?.message)).toEqual(
      Array(2).fill('Could not find an address with the specified ID'),
    );
  }
  const { data } = await accounts.ask('{ customer { addresses { id city } } }', {}, token);
  expect(data).toEqual({ customer: { addresses: [{ id, city: 'Rotterdam' }] } });
});

test('rule 15: of several that become default at once, one is', async () => {
  const all = await Promise.all(
    Array.from({ length: 6 }, () => created({ default_billing: true, default_shipping: true })),
  );
  expect(all).toHaveLength(6);
  const { data } = await accounts.ask(
    '{ customer { default_billing addresses { default_billing } } }',
    {},
    token,
  );
  const { customer } = data as { customer: { addresses: { default_billing: boolean }[] } };
  expect(customer.addresses.filter((one) => one.default_billing)).toHaveLength(1);
});

test('rule 14: a book has at most 100 addresses, also when many are added at once', async () => {
  await accounts.commerce.database.pool.query(
    `insert into customer_address (customer_id, address, created_at)
     select 1, '{}'::jsonb, now() from generate_series(1, 98)`,
  );
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => accounts.ask(create, { input: address }, token)),
  );
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(2);
});
