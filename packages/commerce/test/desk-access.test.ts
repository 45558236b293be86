import { sql } from '@bowline/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atDeskOf, deskPassword, hireStaff } from '../src/testing/desk.ts';
import {
  createTestAccounts,
  createTestCommerce,
  type TestAccounts,
  type TestCommerce,
} from '../src/testing/index.ts';
import { SoftDevice } from './data/soft-device.ts';

let now = new Date('2026-11-02T09:00:00Z');
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const minutes = 60_000;
let accounts: TestAccounts;
let commerce: TestCommerce;

beforeAll(async () => {
  accounts = await createTestAccounts({ clock: () => now });
  commerce = accounts.commerce;
});
afterAll(() => commerce.close());

const signIn = `mutation ($email: String!, $password: String!, $code: String!) {
  signIn(email: $email, password: $password, code: $code) { token } }`;
const tokenIn = (url: string) => url.split('/').at(-1) ?? '';

test('rule 6: the first owner comes in by a link that works once, and then there is no such link any more', async () => {
  const url = await commerce.admin.staff.firstOwnerLink();
  expect(url).toMatch(/^https:\/\/shop\.test\/bowline-admin\/welcome\/[\w-]{32}$/);
  const device = new SoftDevice();
  const stranger = atDeskOf(commerce);
  const start = `mutation ($token: String!) { startAcceptance(token: $token, email: "first@example.com", name: "First") { json } }`;
  const accept = `mutation ($token: String!, $credential: String!) {
    acceptByPasskey(token: $token, email: "first@example.com", name: "First", language: "nl", credential: $credential) { token } }`;
  const token = tokenIn(url ?? '');
  const started = await stranger.read<{ startAcceptance: { json: string } }>(start, { token });
  const credential = device.make(started.startAcceptance.json);
  const accepted = await stranger.read<{ acceptByPasskey: { token: string } }>(accept, { token, credential });
  const session = accepted.acceptByPasskey.token;
  const me = await atDeskOf(commerce, { token: session }).ask('{ me { name role language provesByCode } }');
  expect(me.data?.me).toEqual({ name: 'First', role: 'owner', language: 'nl', provesByCode: false });
  expect((await stranger.ask(accept, { token, credential })).code).toBe('invitation-not-valid');
  expect(await commerce.admin.staff.firstOwnerLink()).toBeNull();

  const asked = await stranger.read<{ startPasskeySignIn: { json: string } }>(
    'mutation { startPasskeySignIn { json } }',
  );
  const shown = device.show(asked.startPasskeySignIn.json);
  const byPasskey = 'mutation ($credential: String!) { signInByPasskey(credential: $credential) { token } }';
  expect((await stranger.ask(byPasskey, { credential: shown })).code).toBeNull();
  // Rule 11: a challenge is good for one answer.
  expect((await stranger.ask(byPasskey, { credential: shown })).code).toBe('sign-in-failed');
});

test('rules 1 and 9: password and code together open a session, which opens nothing in the shop', async () => {
  const owner = await hireStaff(commerce, { role: 'owner', now });
  const { email } = owner;
  const stranger = atDeskOf(commerce, { place: '192.0.2.9' });
  pass(minutes);
  const right = { email, password: deskPassword, code: owner.codeAt(now) };
  for (const wrong of [
    { ...right, email: 'nobody@example.com' },
    { ...right, password: 'another password!' },
    { ...right, code: '000000' },
    { ...right, code: '' },
  ]) {
    expect((await stranger.ask(signIn, wrong)).code).toBe('sign-in-failed');
  }
  const { token } = (await stranger.read<{ signIn: { token: string } }>(signIn, right)).signIn;
  expect((await stranger.ask(signIn, right)).code).toBe('sign-in-failed');
  const [recovery = ''] = owner.recoveryCodes;
  expect((await stranger.ask(signIn, { ...right, code: recovery.toUpperCase() })).code).toBeNull();
  expect((await stranger.ask(signIn, { ...right, code: recovery })).code).toBe('sign-in-failed');

  const inShop = await commerce.query('{ customer { email } }', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(inShop.status).toBe(401);
  const customer = await accounts.signedUp('customer@example.com');
  expect((await atDeskOf(commerce, { token: customer }).ask('{ me { id } }')).code).toBe('not-signed-in');
});

test('rule 10: who guesses is stopped, and the owner at a known place is not', async () => {
  const owner = await hireStaff(commerce, { role: 'owner', now, place: '192.0.2.50' });
  const guess = { email: owner.email, password: 'guessed it now', code: '123456' };
  const codes: (string | null)[] = [];
  for (let index = 0; index < 11; index += 1) {
    codes.push((await atDeskOf(commerce, { place: '198.51.100.1' }).ask(signIn, guess)).code);
  }
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('sign-in-failed'));
  expect(codes[10]).toBe('too-many-tries');
  for (let index = 0; index < 60; index += 1) {
    await atDeskOf(commerce, { place: `198.51.101.${index}` }).ask(signIn, guess);
  }
  pass(minutes);
  const right = { email: owner.email, password: deskPassword, code: owner.codeAt(now) };
  expect((await atDeskOf(commerce, { place: '203.0.113.1' }).ask(signIn, right)).code).toBe('too-many-tries');
  expect((await atDeskOf(commerce, { place: '192.0.2.50' }).ask(signIn, right)).code).toBeNull();
});

test('rule 12: a session ends when it is not used, when it is old, and when its owner ends it', async () => {
  const support = await hireStaff(commerce, { role: 'support', now });
  const begun = now;
  const isIn = async () => (await support.ask('{ me { id } }')).code === null;
  for (let hour = 1; hour < 12; hour += 1) {
    pass(60 * minutes);
    expect([hour, await isIn()]).toEqual([hour, true]);
  }
  pass(61 * minutes);
  expect(await isIn()).toBe(false);
  now = begun;
  const idle = await hireStaff(commerce, { role: 'support', now });
  pass(121 * minutes);
  expect((await idle.ask('{ me { id } }')).code).toBe('not-signed-in');
  const ended = await hireStaff(commerce, { role: 'support', now });
  expect((await ended.ask('mutation { signOut }')).data).toEqual({ signOut: true });
  expect((await ended.ask('{ me { id } }')).code).toBe('not-signed-in');
});

test('rules 3, 4 and 15: roles change and people go at once, and the log tells before and after', async () => {
  const owner = await hireStaff(commerce, { role: 'owner', now });
  const clerk = await hireStaff(commerce, { role: 'support', now });
  const change = 'mutation ($id: Int!, $role: String!) { changeRole(id: $id, role: $role) }';
  const remove = 'mutation ($id: Int!) { removeStaff(id: $id) }';
  expect((await clerk.ask('{ staffList { staff { id } } }')).code).toBe('not-allowed');
  expect((await owner.ask(change, { id: clerk.id, role: 'owner' })).code).toBeNull();
  expect((await clerk.ask('{ staffList { staff { id } } }')).code).toBeNull();
  expect((await owner.ask(remove, { id: owner.id })).code).toBe('own-account');
  expect((await owner.ask(remove, { id: clerk.id })).code).toBeNull();
  expect((await clerk.ask('{ me { id } }')).code).toBe('not-signed-in');
  const { auditLog } = await owner.read<{
    auditLog: { entries: { operation: string; before: string; after: string }[] };
  }>(
    'query ($subject: String!) { auditLog(subject: $subject) { entries { operation before after outcome place } } }',
    { subject: `staff ${clerk.id}` },
  );
  const { entries } = auditLog;
  expect(entries).toMatchObject([
    { operation: 'removeStaff', after: 'null', outcome: 'done', place: '192.0.2.1' },
    { operation: 'changeRole', outcome: 'done' },
  ]);
  expect(JSON.parse(entries[1]?.before ?? '')).toMatchObject({ role: 'support' });
  expect(JSON.parse(entries[1]?.after ?? '')).toMatchObject({ role: 'owner' });
});

test('rule 3: the last owner stays', async () => {
  const own = await createTestCommerce({ clock: () => now });
  const owner = await hireStaff(own, { role: 'owner', now });
  const second = await hireStaff(own, { role: 'owner', now });
  const change = 'mutation ($id: Int!) { changeRole(id: $id, role: "support") }';
  const outcomes = await Promise.all([
    owner.ask(change, { id: second.id }),
    second.ask(change, { id: owner.id }),
  ]);
  expect(outcomes.filter(({ code }) => code === null)).toHaveLength(1);
  await own.close();
});

test('rules 17 and 18: no secret reaches the log, and nobody changes it', async () => {
  const { kysely } = commerce.database;
  const owner = await hireStaff(commerce, { role: 'owner', now });
  await owner.ask('mutation { prove(code: "424242") }');
  await owner.ask('mutation ($text: String!) { saveView(room: "orders", name: "x", query: $text) { id } }', {
    text: 'q'.repeat(900),
  });
  const { rows } = await sql<{ text: string }>`
    select concat(given, before, after) as text from staff_audit where staff_id = ${owner.id}`.execute(
    kysely,
  );
  const all = rows.map(({ text }) => text).join('\n');
  expect(all).not.toContain('424242');
  expect(all).not.toContain('q'.repeat(501));
  expect(all).toContain('q'.repeat(500));
  await expect(sql`update staff_audit set operation = 'nothing'`.execute(kysely)).rejects.toThrow(
    /cannot be changed/,
  );
  await expect(sql`delete from staff_audit`.execute(kysely)).rejects.toThrow(/cannot be changed/);
});

test('today: what waits is counted, and a shop without anything counts nothing', async () => {
  const owner = await hireStaff(commerce, { role: 'owner', now });
  const { data } = await owner.ask(
    '{ today { ordersToHandle paymentsFailed lettersFailed jobsStuck returnsToDecide reviewsToDecide stockLow day sales { day } vitals { page } } }',
  );
  expect(data?.today).toMatchObject({
    ordersToHandle: 0,
    paymentsFailed: 0,
    jobsStuck: 0,
    sales: [],
    vitals: [],
  });
});
