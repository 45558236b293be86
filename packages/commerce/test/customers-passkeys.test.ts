import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestAccounts, goodPassword, refusalOf, type TestAccounts } from '../src/testing/index.ts';
import { type DeviceOptions, SoftDevice } from './data/soft-device.ts';

let accounts: TestAccounts;
let now = new Date('2026-11-02T09:00:00Z');
beforeAll(async () => {
  accounts = await createTestAccounts({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2026-11-02T09:00:00Z');
  const { pool } = accounts.commerce.database;
  await pool.query('truncate rate_limit, customer, customer_challenge restart identity cascade');
  await pool.query('delete from mail_letter');
});
afterAll(() => accounts.commerce.close());

const incorrect =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
const unreadable = 'This passkey could not be read. Please try again.';

async function startAdding(token: string, password: string | null = goodPassword) {
  return accounts.ask(
    'mutation ($password: String) { startAddingPasskey(password: $password) { json } }',
    { password },
    token,
  );
}

const optionsOf = ({ data }: Awaited<ReturnType<typeof startAdding>>) =>
  (data as { startAddingPasskey: { json: string } }).startAddingPasskey.json;

function add(token: string, credential: string, name = 'Phone') {
  return accounts.ask(
    'mutation ($name: String!, $credential: String!) { addPasskey(name: $name, credential: $credential) { id name host } }',
    { name, credential },
    token,
  );
}

async function withPasskey(device = new SoftDevice(), email = 'ada@example.com') {
  const token = await accounts.signedUp(email);
  const { errors } = await add(token, device.make(optionsOf(await startAdding(token))));
  expect(errors).toBeUndefined();
  return { token, device };
}

async function startSignIn(): Promise<string> {
  const { data } = await accounts.ask('mutation { startPasskeySignIn { json } }');
  return (data as { startPasskeySignIn: { json: string } }).startPasskeySignIn.json;
}

function signIn(credential: string) {
  return accounts.ask(
    'mutation ($credential: String!) { generateCustomerTokenByPasskey(credential: $credential) { token } }',
    { credential },
  );
}

async function tokenBy(device: SoftDevice, options: DeviceOptions = {}): Promise<string> {
  const { data, errors } = await signIn(device.show(await startSignIn(), options));
  if (errors) throw new Error(errors[0]?.message);
  return (data as { generateCustomerTokenByPasskey: { token: string } }).generateCustomerTokenByPasskey.token;
}

const passkeys = async (token: string) =>
  (
    await accounts.ask(
      '{ customer { email passkeys { id name host last_used_at } needs_password } }',
      {},
      token,
    )
  ).data;

test('rules 20, 24 and 25: a passkey opens the account, and the mailbox is told of it', async () => {
  const { token, device } = await withPasskey();
  expect(await passkeys(token)).toEqual({
    customer: {
      email: 'ada@example.com',
      passkeys: [{ id: 1, name: 'Phone', host: 'shop.test', last_used_at: null }],
      needs_password: true,
    },
  });
  expect((await accounts.letters())[0]).toMatchObject({
    kind: 'customer-passkeyAdded',
    to: { address: 'ada@example.com' },
  });
  expect(await passkeys(await tokenBy(device))).toMatchObject({
    customer: { email: 'ada@example.com', passkeys: [{ last_used_at: now.toISOString() }] },
  });
});

test('rule 21: no challenge stands in the database, each is good once, for five minutes, and for whom it was made', async () => {
  const token = await accounts.signedUp('ada@example.com');
  const other = await accounts.signedUp('bo@example.com');
  const options = optionsOf(await startAdding(token));
  const { pool } = accounts.commerce.database;
  const { rows } = await pool.query('select * from customer_challenge');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain((JSON.parse(options) as { challenge: string }).challenge);

  const device = new SoftDevice();
  const made = device.make(options);
  expect(refusalOf(await add(other, made))?.message).toBe(unreadable);
  expect((await signIn(device.show(options))).errors?.[0]?.message).toBe(incorrect);
  expect((await add(token, made)).errors).toBeUndefined();
  expect(refusalOf(await add(token, made))?.message).toBe(unreadable);

  const begun = await startSignIn();
  const shown = device.show(begun);
  const answers = await Promise.all([signIn(shown), signIn(shown)]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  const late = await startSignIn();
  now = new Date(now.getTime() + 300_001);
  expect(refusalOf(await signIn(device.show(late)))?.message).toBe(incorrect);

  for (let index = 0; index < 8; index += 1) await startAdding(token);
  const open = await pool.query('select from customer_challenge where customer_id is not null');
  expect(open.rowCount).toBe(5);
});

test('rule 26: adding one needs the password, or a passkey that was shown less than ten minutes ago', async () => {
  const { device } = await withPasskey();
  const byPassword = await accounts.signIn('ada@example.com');
  expect(refusalOf(await startAdding(byPassword, null))?.message).toBe(
    'Specify the "currentPassword" value.',
  );
  expect(refusalOf(await startAdding(byPassword, 'wrong'))?.message).toBe('Invalid login or password.');
  const byPasskey = await tokenBy(device);
  expect(await passkeys(byPasskey)).toMatchObject({ customer: { needs_password: false } });
  expect((await startAdding(byPasskey, null)).errors).toBeUndefined();
  now = new Date(now.getTime() + 600_000);
  expect(refusalOf(await startAdding(byPasskey, null))?.message).toBe('Specify the "currentPassword" value.');
});

const strange: readonly [string, DeviceOptions][] = [
  ['a page of somebody else', { origin: 'https://evil.test' }],
  ['a page without encryption', { origin: 'http://shop.test' }],
  ['a frame of another site', { crossOrigin: true }],
  ['another host', { host: 'evil.test' }],
  ['nobody verified', { flags: 0x01 }],
];

test('rule 23: what comes from elsewhere, or from nobody, is refused, to add and to sign in', async () => {
  const { device } = await withPasskey();
  const token = await tokenBy(device);
  for (const [what, options] of strange) {
    const another = new SoftDevice().make(optionsOf(await startAdding(token, null)), options);
    expect(refusalOf(await add(token, another))?.message, what).toBe(unreadable);
    await expect(tokenBy(device, options), what).rejects.toThrow(incorrect);
  }
});

test('rule 23: a locale with a domain of its own is a host of its own', async () => {
  const origin = 'https://bowline.de';
  const token = await accounts.signedUp('ada@example.com');
  const device = new SoftDevice(-8);
  const { data } = await add(token, device.make(optionsOf(await startAdding(token)), { origin }));
  expect(data).toMatchObject({ addPasskey: { host: 'bowline.de' } });
  await expect(tokenBy(device, { origin })).resolves.toMatch(/^[\w-]{32}$/);
  await expect(tokenBy(device)).rejects.toThrow(incorrect);
});

test('rule 24: an unknown passkey, a wrong signature, another owner and nonsense are one answer', async () => {
  const { device } = await withPasskey();
  const unknown = new SoftDevice();
  await expect(tokenBy(unknown)).rejects.toThrow(incorrect);
  await expect(tokenBy(device, { userHandle: 'c29tZWJvZHk' })).rejects.toThrow(incorrect);
  const shown = JSON.parse(device.show(await startSignIn())) as { response: { signature: string } };
  shown.response.signature = Buffer.from('not one').toString('base64url');
  for (const credential of [
    JSON.stringify(shown),
    '',
    '{}',
    'null',
    '[]',
    '{"rawId":1,"response":{}}',
    'x'.repeat(20_000),
  ])
    expect(refusalOf(await signIn(credential))?.message).toBe(incorrect);
  expect(accounts.commerce.loggedErrors).toEqual([]);
});

test('rule 24: a counter that does not rise is refused, unless the device never counts', async () => {
  const { device } = await withPasskey();
  await tokenBy(device);
  await tokenBy(device);
  await tokenBy(device, { counter: 4_294_967_290 });
  await expect(tokenBy(device, { counter: 4_294_967_290 })).rejects.toThrow(incorrect);
  await expect(tokenBy(device, { counter: 0 })).rejects.toThrow(incorrect);
  await tokenBy(device, { counter: 4_294_967_291 });
});

test('rule 24: tries are limited by place, together with those of passwords', async () => {
  for (let attempt = 0; attempt < 60; attempt += 1) await signIn('{}');
  expect(refusalOf(await signIn('{}'))?.message).toMatch(/^Too many requests/);
  await expect(accounts.signIn('ada@example.com')).rejects.toThrow('Too many requests');
});

test('rules 20 and 25: ten at most; they are named and removed by their owner alone', async () => {
  const { token, device } = await withPasskey();
  const stranger = await accounts.signedUp('bo@example.com');
  const rename = (by: string, name: string) =>
    accounts.ask('mutation ($name: String!) { renamePasskey(id: 1, name: $name) { name } }', { name }, by);
  const remove = (by: string) => accounts.ask('mutation { removePasskey(id: 1) }', {}, by);
  const gone = 'This passkey does not exist any more.';
  expect(refusalOf(await rename(stranger, 'Mine'))?.message).toBe(gone);
  expect(refusalOf(await remove(stranger))?.message).toBe(gone);
  for (const name of ['', '<b>', 'x'.repeat(65)])
    expect(refusalOf(await rename(token, name))?.message).toBe('"name" is not valid.');
  expect((await rename(token, ' My  phone ')).data).toEqual({ renamePasskey: { name: 'My phone' } });

  const { pool } = accounts.commerce.database;
  await pool.query(`insert into customer_passkey
    (customer_id, credential_id, public_key, algorithm, counter, name, host, created_at)
    select 1, decode(to_hex(n), 'hex'), '', -7, 0, 'Another', 'shop.test', now() from generate_series(16, 24) n`);
  expect(refusalOf(await startAdding(token))?.message).toBe('An account has at most 10 passkeys.');

  expect((await remove(token)).data).toEqual({ removePasskey: true });
  expect((await accounts.letters())[0]).toMatchObject({ kind: 'customer-passkeyRemoved' });
  await expect(tokenBy(device)).rejects.toThrow(incorrect);
  expect(refusalOf(await remove(token))?.message).toBe(gone);
});
