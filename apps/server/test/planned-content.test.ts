import { setTimeout as wait } from 'node:timers/promises';
import { createTestCommerce, hireStaff, type TestCommerce, type TestStaff } from '@bowline/commerce/testing';
import { createTestContent, sampleContent, type TestContent, testTokens } from '@bowline/content/testing';
import { createWorker, sql } from '@bowline/database';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

let content: TestContent;
let commerce: TestCommerce;
let editor: TestStaff;
let isAway = false;
const page = 'page-about-en';

beforeAll(async () => {
  content = await createTestContent();
  expect(await content.importDocuments(sampleContent('en'))).toMatchObject({ ok: true });
  commerce = await createTestCommerce({
    // The worker has a clock of its own, which goes on.
    clock: () => new Date(),
    contentPlace: {
      fetch: async (request) => (isAway ? new Response(null, { status: 503 }) : content.ownFetch(request)),
      url: 'http://content.internal',
      dataset: 'production',
      token: testTokens.writeToken,
    },
  });
  editor = await hireStaff(commerce, { role: 'content', now: new Date() });
});
afterAll(async () => {
  await commerce.close();
  await content.close();
});

async function draft(title: string): Promise<void> {
  const { contentDocument: file } = await editor.read<{
    contentDocument: { json: string; revision: string };
  }>(`{ contentDocument(id: "${page}") { json revision } }`);
  await editor.read(
    `mutation ($json: String!, $revision: String!) { saveContentDraft(id: "${page}", json: $json, revision: $revision) }`,
    { json: JSON.stringify({ ...JSON.parse(file.json), title }), revision: file.revision },
  );
}

const plan = async (at: Date) =>
  (
    await editor.ask('mutation ($at: String!) { planContent(id: "page-about-en", at: $at) }', {
      at: at.toISOString(),
    })
  ).code;

/** A machine that takes longer to say it than the moment is ahead says a later one. */
async function planSoon(aheadMs = 300): Promise<Date> {
  const at = new Date(Date.now() + aheadMs);
  return (await plan(at)) === 'moment-past' ? planSoon(aheadMs * 2) : at;
}

interface Planned {
  readonly dueAt: string;
  readonly failure: string | null;
}

async function planned(kind = 'publish'): Promise<Planned | null> {
  const { contentDocument } = await editor.read<{
    contentDocument: { plans: readonly (Planned & { readonly kind: string })[] };
  }>(`{ contentDocument(id: "${page}") { plans { kind dueAt failure } } }`);
  const plan = contentDocument.plans.find((each) => each.kind === kind);
  return plan ? { dueAt: plan.dueAt, failure: plan.failure } : null;
}

interface Change {
  readonly kind: string;
  readonly revision: string;
  readonly author: string;
  readonly at: string;
}

async function history(): Promise<readonly Change[]> {
  const { contentHistory } = await editor.read<{ contentHistory: readonly Change[] }>(
    `{ contentHistory(id: "${page}") { kind revision author at } }`,
  );
  return contentHistory;
}

async function shownTitle(): Promise<unknown> {
  const query = encodeURIComponent(`*[_id == "${page}"][0].title`);
  const answer = await content.fetch(
    new Request(`${content.url}/v2025-02-19/data/query/production?query=${query}`),
  );
  return ((await answer.json()) as { result: unknown }).result;
}

const jobOf = (planId: number) => commerce.jobs['editing.publish-planned']({ planId }, undefined as never);

async function planId(): Promise<number> {
  const row = await commerce.database.kysely.selectFrom('content_plan').select('id').executeTakeFirst();
  return row?.id ?? 0;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}

test('rules 9 and 10: a draft is published at its moment, not before, and once, with two workers', async () => {
  const { database, jobs, recurring } = commerce;
  for (const _ of [1, 2]) {
    const worker = createWorker({ database, tasks: jobs, recurring });
    await worker.start();
    onTestFinished(() => worker.stop());
  }
  await draft('At its time');
  const later = new Date(Date.now() + 3_600_000);
  expect(await plan(later)).toBeNull();
  expect([await shownTitle(), await planned()]).toEqual([
    'About us',
    { dueAt: later.toISOString(), failure: null },
  ]);
  const at = await planSoon();
  await until(async () => (await shownTitle()) === 'At its time');
  await until(async () => (await planned()) === null);
  const published = (await history()).filter(({ kind }) => kind === 'published');
  expect(published.map(({ author }) => author)).toEqual(['Somebody', 'import']);
  expect(Date.parse(published[0]?.at ?? '')).toBeGreaterThanOrEqual(at.getTime());
});

test('rule 10: several at the same moment, and one that died after publishing, publish once', async () => {
  await draft('Only once');
  await plan(new Date(Date.now() + 3_600_000));
  const id = await planId();
  const before = (await history()).length;
  await Promise.all([jobOf(id), jobOf(id), jobOf(id)]);
  expect((await history()).slice(0, -before).map(({ kind, revision }) => `${kind} ${revision}`)).toEqual([
    `published plan-${id}`,
  ]);
  expect(await planned()).toBeNull();
  // Whoever died between publishing and crossing the plan out left it like this.
  await sql`insert into content_plan (id, document_id, due_at, planned_by) overriding system value
    values (${id}, ${page}, now(), 'Somebody')`.execute(commerce.database.kysely);
  await draft('Written since');
  const count = (await history()).length;
  await jobOf(id);
  expect([await shownTitle(), (await history()).length, await planned()]).toEqual(['Only once', count, null]);
});

test('rule 10: a draft with problems stays a draft, and the plan says why', async () => {
  await draft('');
  await plan(new Date(Date.now() + 3_600_000));
  await jobOf(await planId());
  expect(await planned()).toMatchObject({ failure: 'content-not-valid' });
  expect(await shownTitle()).toBe('Only once');
});

test('rule 10: while content is away it is tried again', async () => {
  await draft('After all');
  await plan(new Date(Date.now() + 3_600_000));
  const id = await planId();
  isAway = true;
  await expect(jobOf(id)).rejects.toThrow('503');
  isAway = false;
  await jobOf(id);
  expect(await shownTitle()).toBe('After all');
});

test('rule 9: a moment is ahead, for a draft, and goes with what is done by hand', async () => {
  expect(await plan(new Date(Date.now() + 3_600_000))).toBe('content-no-draft');
  await draft('By hand');
  expect(await plan(new Date(Date.now() - 1_000))).toBe('moment-past');
  expect(await plan(new Date(Date.now() + 400 * 86_400_000))).toBe('moment-too-far');
  expect(await plan(new Date(Date.now() + 3_600_000))).toBeNull();
  const first = await planId();
  expect(await plan(new Date(Date.now() + 7_200_000))).toBeNull();
  await jobOf(first);
  expect(await shownTitle()).toBe('After all');
  await editor.read(`mutation { publishContent(id: "${page}") }`);
  expect(await planned()).toBeNull();
});

const planTakingBack = async (at: Date) =>
  (
    await editor.ask(
      'mutation ($at: String!) { planContent(id: "page-about-en", kind: unpublish, at: $at) }',
      { at: at.toISOString() },
    )
  ).code;
const takeBackJob = (planId: number) =>
  commerce.jobs['editing.unpublish-planned']({ planId }, undefined as never);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

test('rule 19: what is published is taken back at its moment, once, however often it is tried', async () => {
  expect(await planTakingBack(inHours(1))).toBeNull();
  const id = await planId();
  const before = (await history()).length;
  await Promise.all([takeBackJob(id), takeBackJob(id), takeBackJob(id)]);
  expect((await history()).slice(0, -before).map(({ kind, revision }) => `${kind} ${revision}`)).toEqual([
    `taken-back plan-${id}`,
  ]);
  expect([await shownTitle(), await planned('unpublish')]).toEqual([null, null]);
});

test('rule 19: a page is there from one moment to another, which comes later', async () => {
  expect(await planTakingBack(inHours(2))).toBe('content-not-published');
  expect(await plan(inHours(1))).toBeNull();
  const publishing = await planId();
  expect(await planTakingBack(inHours(0.5))).toBe('moment-before-publishing');
  expect(await planTakingBack(inHours(2))).toBeNull();
  expect(await plan(inHours(3))).toBe('moment-before-publishing');
  await jobOf(publishing);
  expect([await shownTitle(), await planned(), (await planned('unpublish')) !== null]).toEqual([
    'By hand',
    null,
    true,
  ]);
  await draft('A newer state');
  await editor.read(`mutation { publishContent(id: "${page}") }`);
  expect(await planned('unpublish')).not.toBeNull();
  await editor.read(`mutation { unpublishContent(id: "${page}") }`);
  expect(await planned('unpublish')).toBeNull();
  await draft('By hand');
  await editor.read(`mutation { publishContent(id: "${page}") }`);
});

test('rule 11: history tells what was done, and an older state comes back as a draft', async () => {
  const [last] = await history();
  expect(last).toMatchObject({ kind: 'published', author: 'Somebody' });
  const first = (await history()).at(-1);
  await editor.read(`mutation { restoreContent(id: "${page}", revision: "${first?.revision}") }`);
  expect(await shownTitle()).toBe('By hand');
  const { contentDocument } = await editor.read<{ contentDocument: { json: string; state: string } }>(
    `{ contentDocument(id: "${page}") { json state } }`,
  );
  expect([contentDocument.state, JSON.parse(contentDocument.json).title]).toEqual(['changed', 'About us']);
  await editor.read(`mutation { publishContent(id: "${page}") }`);
  expect(await shownTitle()).toBe('About us');
  expect((await editor.ask(`mutation { restoreContent(id: "${page}", revision: "nothing") }`)).code).toBe(
    'content-not-found',
  );
});

test('rule 12: a redirect that leads in a circle is not published', async () => {
  const make = async (from: string, to: string) => {
    const { createContent: id } = await editor.read<{ createContent: string }>(
      'mutation { createContent(type: "redirect") }',
    );
    const { contentDocument: file } = await editor.read<{
      contentDocument: { json: string; revision: string };
    }>('query ($id: String!) { contentDocument(id: $id) { json revision } }', { id });
    const json = JSON.stringify({ ...JSON.parse(file.json), from, to, status: 301 });
    await editor.read(
      'mutation ($id: String!, $json: String!, $revision: String!) { saveContentDraft(id: $id, json: $json, revision: $revision) }',
      { id, json, revision: file.revision },
    );
    return (await editor.ask('mutation ($id: String!) { publishContent(id: $id) }', { id })).code;
  };
  expect(await make('/old-knots', '/new-knots')).toBeNull();
  expect(await make('/new-knots', '/old-knots?again')).toBe('redirect-loop');
  expect(await make('/self', '/self')).toBe('redirect-loop');
  expect((await editor.ask('{ contentRedirectLoops { steps } }')).data).toEqual({ contentRedirectLoops: [] });
});
