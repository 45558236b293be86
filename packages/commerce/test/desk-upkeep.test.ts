import { enqueue, sql } from '@bowline/database';
import { createMail, type Mail } from '@bowline/mail';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { createTestCommerce, type TestCommerce } from '../src/testing/index.ts';

const now = new Date('2026-11-02T09:00:00Z');
let commerce: TestCommerce;
let mail: Mail;
let owner: TestStaff;
let support: TestStaff;
let clerk: TestStaff;

beforeAll(async () => {
  const letters: Pick<Mail, 'mailbox' | 'postAgain'> = {
    get mailbox() {
      return mail.mailbox;
    },
    postAgain: (transaction, id) => mail.postAgain(transaction, id),
  };
  commerce = await createTestCommerce({ clock: () => now, letters });
  mail = createMail({
    database: commerce.database as never,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    from: { name: 'Bowline', address: 'shop@example.com' },
    shopUrl: 'https://shop.test',
    clock: () => now,
  });
  owner = await hireStaff(commerce, { role: 'owner', now });
  support = await hireStaff(commerce, { role: 'support', now });
  clerk = await hireStaff(commerce, { role: 'orders', now });
});
afterAll(async () => {
  expect(commerce.loggedErrors).toEqual([]);
  mail.close();
  await commerce.close();
});

const post = (kind: string, address: string) =>
  commerce.database.transaction((transaction) =>
    mail.post(transaction, {
      ...{ kind, locale: 'en', to: { address }, subject: `About ${kind}` },
      letter: { preview: 'Hello', blocks: [{ text: 'Your key is sesame.' }], footer: [] },
      attachments: [{ fileName: 'paper.pdf', mediaType: 'application/pdf', content: new Uint8Array([1]) }],
    }),
  );

interface Found {
  readonly letters: { readonly letters: readonly { readonly id: number; readonly to: string }[] };
}

const lettersTo = async (text: string) =>
  (
    await support.read<Found>('query ($text: String) { letters(text: $text) { letters { id to } } }', {
      text,
    })
  ).letters.letters;

const letterOf = `query ($id: Int!) { letter(id: $id) { subject html attachments sentAt failure } }`;

test('rules 1 and 2: a letter is found by its address and shown as it went out, unless it carries a key', async () => {
  const id = await post('order-shipped', 'Found.First@example.com');
  const key = await post('customer-resetPassword', 'found.second@example.com');
  expect((await lettersTo('found.')).map((letter) => letter.id)).toEqual([key, id]);
  expect((await lettersTo('found.first')).map((letter) => letter.id)).toEqual([id]);
  expect(await lettersTo('f_und%')).toEqual([]);
  const { letter } = await support.read<{ letter: Record<string, unknown> }>(letterOf, { id });
  expect(letter).toMatchObject({ attachments: ['paper.pdf'], failure: null });
  expect(letter.html).toContain('sesame');
  const { letter: unseen } = await owner.read<{ letter: Record<string, unknown> }>(letterOf, { id: key });
  expect(unseen.html).toBeNull();
});

test('rule 3: sending again posts a copy of the letter with its papers, which the log tells', async () => {
  const id = await post('order-shipped', 'again@example.com');
  const again = 'mutation ($id: Int!) { sendLetterAgain(id: $id) }';
  expect((await support.ask(again, { id })).code).toBe('not-allowed');
  const { sendLetterAgain: copy } = await clerk.read<{ sendLetterAgain: number }>(again, { id });
  expect(copy).not.toBe(id);
  expect((await lettersTo('again@')).map((letter) => letter.id)).toEqual([copy, id]);
  expect(await mail.mailbox.attachmentsOf(copy)).toHaveLength(1);
  expect((await clerk.ask(again, { id: 999_999_999 })).code).toBe('letter-not-found');
  const { auditLog } = await owner.read<{ auditLog: { entries: { after: string }[] } }>(
    'query ($subject: String!) { auditLog(subject: $subject) { entries { operation after } } }',
    { subject: `letter ${id}` },
  );
  expect(JSON.parse(auditLog.entries[0]?.after ?? '')).toMatchObject({ id: copy, to: 'again@example.com' });
});

test('rule 4: jobs tell why they failed and what they are about; they are tried again, or thrown away', async () => {
  const { kysely } = commerce.database;
  const [id, other] = await commerce.database.transaction(async (transaction) => [
    await enqueue(transaction, 'orders.give-up', { orderId: 12, code: 'SECRET' }, { maxAttempts: 3 }),
    await enqueue(transaction, 'orders.give-up', { orderId: 13 }),
  ]);
  await sql`update graphile_worker._private_jobs set attempts = 3, last_error = 'Error: no such order'
    where id = ${id}::bigint`.execute(kysely);
  const list = `query ($state: String) { jobs(state: $state) { jobs { id task state attempts failure about } } }`;
  const failed = await owner.read<{ jobs: { jobs: unknown[] } }>(list, { state: 'failed' });
  expect(failed.jobs.jobs).toEqual([
    {
      ...{ id, task: 'orders.give-up', state: 'failed', attempts: 3, about: 'orderId 12' },
      failure: 'Error: no such order',
    },
  ]);
  // Stuck are those, and those that nobody took for a quarter of an hour.
  await sql`update graphile_worker._private_jobs set run_at = now() - interval '16 minutes'
    where id = ${other}::bigint`.execute(kysely);
  const stuck = await owner.read<{ jobs: { jobs: { id: string }[] } }>(list, { state: 'stuck' });
  expect(stuck.jobs.jobs.map((job) => job.id)).toEqual([other, id]);
  expect((await support.ask(list, {})).code).toBe('not-allowed');
  await owner.read('mutation ($id: String!) { retryJob(id: $id) }', { id });
  const after = await owner.read<{ jobs: { jobs: { id: string }[] } }>(list, { state: 'failed' });
  expect(after.jobs.jobs).toEqual([]);
  await owner.read('mutation ($id: String!) { discardJob(id: $id) }', { id });
  const left = await owner.read<{ jobs: { jobs: { id: string }[] } }>(list, {});
  expect(left.jobs.jobs.map((job) => job.id)).not.toContain(id);
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where id = ${other}::bigint`.execute(
    kysely,
  );
  for (const name of ['retryJob', 'discardJob']) {
    const { code } = await owner.ask(`mutation ($id: String!) { ${name}(id: $id) }`, { id: other });
    expect([name, code]).toEqual([name, 'job-not-found']);
  }
});

test('rule 5: the state of the shop names what is bad', async () => {
  await commerce.database.transaction((transaction) =>
    enqueue(transaction, 'orders.give-up', { orderId: 14 }, { runAt: new Date(Date.now() - 600_000) }),
  );
  const { health } = await owner.read<{ health: { name: string; isBad: boolean }[] }>(
    '{ health { name value unit isBad } }',
  );
  expect(health).toContainEqual(expect.objectContaining({ name: 'jobs.lag', isBad: true }));
  expect(health).toContainEqual(
    expect.objectContaining({ name: 'letters.failed', value: '0', isBad: false }),
  );
  expect(health.map(({ name }) => name)).toContain('database.version');
});
