import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createWorker, type Log, type Worker } from '@bowline/database';
import { createTestDatabase, type TestDatabase } from '@bowline/database/testing';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMail, type Mail, type MailTables, mailMigrations, type Posting } from '../src/index.ts';

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };
const now = new Date('2026-11-02T09:00:00Z');
const posting: Posting = {
  kind: 'contact',
  locale: 'pl-PL',
  to: { address: 'kupujaca@example.com', name: 'Próba Ząb' },
  replyTo: 'shop@example.com',
  subject: 'Dziękujemy\r\nBcc: everybody@example.com',
  letter: {
    preview: 'Odpowiemy wkrótce',
    blocks: [
      { heading: 'Dziękujemy <b>' },
      { text: 'Pierwsza linia\ndruga & ostatnia' },
      { facts: [['Numer', '"17"']] },
      { table: { head: ['Lina', 'Cena'], rows: [['Paracord', '4,95 zł']], sums: [['Razem', '4,95 zł']] } },
      { button: { label: 'Do sklepu', url: 'https://bowline.eu/pl?a=1&b=2' } },
      { code: 'ABCD-EFGH' },
      { quote: 'Czy jest\nzielona?' },
      { stars: { label: 'Lina & hak', links: [{ label: '1 z 5', url: 'https://bowline.eu/pl?a=1&b=1' }] } },
    ],
    footer: ['Bowline Rope & Cord B.V.'],
  },
  attachments: [
    { fileName: 'invoice.pdf', mediaType: 'application/pdf', content: new TextEncoder().encode('%PDF-1') },
  ],
};

let database: TestDatabase<MailTables>;
let mail: Mail;
let server: SMTPServer | undefined;
let worker: Worker | undefined;

beforeEach(async () => {
  database = await createTestDatabase<MailTables>({ migrations: mailMigrations });
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  mail.close();
  await new Promise<void>((done) => (server ? server.close(() => done()) : done()));
  server = undefined;
  await database.close();
});

const open = (more: { smtpUrl?: string } = {}) =>
  createMail({
    database,
    log: silent,
    clock: () => now,
    from: { name: 'Bowline', address: 'shop@example.com' },
    shopUrl: 'https://bowline.eu/pl',
    ...more,
  });
const post = () => database.transaction((transaction) => mail.post(transaction, posting));

/** A real server on this machine; answers what it received. */
async function listen(refusals = 0): Promise<{ url: string; received: Promise<string> }> {
  const arrived = Promise.withResolvers<string>();
  let left = refusals;
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, callback) {
      left -= 1;
      callback(left >= 0 ? new Error('Out of order') : null);
    },
    onData(stream, _session, callback) {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
        arrived.resolve(text);
        callback();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received: arrived.promise };
}

const decoded = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (run) => decodeURIComponent(run.replaceAll('=', '%')));

test('without a server letters are kept, with both parts and attachments', async () => {
  mail = open();
  const id = await post();
  const [kept] = await mail.mailbox.list({ limit: 10 });
  expect(kept).toMatchObject({
    id,
    kind: 'contact',
    locale: 'pl-PL',
    to: { address: 'kupujaca@example.com', name: 'Próba Ząb' },
    subject: 'Dziękujemy Bcc: everybody@example.com',
    postedAt: now,
    sentAt: null,
  });
  expect(kept?.html).toContain('<html lang="pl">');
  expect(kept?.html).toContain('Dziękujemy &lt;b&gt;');
  expect(kept?.html).toContain('Pierwsza linia<br>druga &amp; ostatnia');
  expect(kept?.html).toContain('href="https://bowline.eu/pl?a=1&amp;b=2"');
  expect(kept?.text).toContain('Do sklepu:\nhttps://bowline.eu/pl?a=1&b=2');
  expect(kept?.text).toContain('> Czy jest\n> zielona?');
  expect(kept?.text).toContain('- Paracord: 4,95 zł\nRazem: 4,95 zł');
  expect((await mail.mailbox.attachmentsOf(id)).map(({ fileName }) => fileName)).toEqual(['invoice.pdf']);
  expect(await mail.mailbox.find(id)).toEqual(kept);
});

test('a letter whose transaction fails never existed', async () => {
  mail = open();
  await expect(
    database.transaction(async (transaction) => {
      await mail.post(transaction, posting);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await mail.mailbox.list({ limit: 10 })).toEqual([]);
});

test('letters are listed from the latest on, page by page', async () => {
  mail = open();
  const ids = [await post(), await post(), await post()];
  const first = await mail.mailbox.list({ limit: 2 });
  expect(first.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  expect((await mail.mailbox.list({ limit: 2, before: first[1]?.id ?? 0 })).map(({ id }) => id)).toEqual([
    ids[0],
  ]);
});

test('with a server the worker sends them, and notes that it did', async () => {
  const { url, received } = await listen();
  mail = open({ smtpUrl: url });
  worker = createWorker({ database, tasks: mail.jobs });
  await worker.start();
  const id = await post();
  const message = await received;
  expect(message).toMatch(/^To: =\?UTF-8\?.+\?= <kupujaca@example\.com>\r?$/m);
  expect(message).toMatch(/^Reply-To: shop@example\.com\r?$/m);
  expect(message).toMatch(/^Auto-Submitted: auto-generated\r?$/im);
  expect(message).not.toMatch(/^Bcc:/m);
  expect(message).toMatch(/filename=invoice\.pdf/);
  expect(decoded(message)).toContain('druga & ostatnia');
  await expect.poll(async () => (await mail.mailbox.find(id))?.sentAt).toEqual(now);
});

test('a letter that advertises has a way out: a link, and the headers of one click', async () => {
  const { url, received } = await listen();
  mail = open({ smtpUrl: url });
  worker = createWorker({ database, tasks: mail.jobs });
  await worker.start();
  const wayOut = {
    label: 'Wypisz się',
    pageUrl: 'https://bowline.eu/pl/out?a=1&b=2',
    oneClickUrl: 'https://bowline.eu/one-click/abc>\r\nBcc: everybody@example.com',
  };
  const id = await database.transaction((transaction) => mail.post(transaction, { ...posting, wayOut }));
  const message = (await received).replace(/\r\n[ \t]+/g, ' ');
  expect(message).toMatch(/^List-Unsubscribe: ?<https:\/\/bowline\.eu\/one-click\/abc%3E[^\s<>]+>\r?$/m);
  expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(message).not.toMatch(/^Bcc:/m);
  const kept = await mail.mailbox.find(id);
  expect(kept?.html).toContain('<a href="https://bowline.eu/pl/out?a=1&amp;b=2"');
  expect(kept?.text).toContain('Wypisz się: https://bowline.eu/pl/out?a=1&b=2');
});

test('a refused letter is marked, and a later try sends it once', async () => {
  const { url, received } = await listen(1);
  mail = open({ smtpUrl: url });
  const id = await post();
  const context = { jobId: '1', attempt: 1, maxAttempts: 2, signal: new AbortController().signal };
  await expect(mail.jobs['mail.send']({ letterId: id }, context)).rejects.toThrow('Out of order');
  expect(await mail.mailbox.find(id)).toMatchObject({ failedAt: now, sentAt: null });
  await mail.jobs['mail.send']({ letterId: id }, { ...context, attempt: 2 });
  await received;
  expect(await mail.mailbox.find(id)).toMatchObject({ failedAt: null, failure: null, sentAt: now });
  await mail.jobs['mail.send']({ letterId: id }, context);
});
