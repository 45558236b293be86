import type { NewDocument } from '@bowline/content';
import { aPage, createTestContent, type TestContent, testTokens } from '@bowline/content/testing';
import { loadDemoContent } from '@bowline/demo';
import { afterEach, beforeEach, expect, test } from 'vitest';

let content: TestContent;
let lines: string[];

beforeEach(async () => {
  content = await createTestContent();
  lines = [];
});
afterEach(() => content.close());

const { writeToken } = testTokens;
const load = (documents?: readonly NewDocument[]) =>
  loadDemoContent({
    content,
    writeToken,
    log: (line) => lines.push(line),
    ...(documents && { documents: () => documents }),
  });

async function ask(query: string): Promise<unknown> {
  const address = `${content.url}/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`;
  const { result } = (await (await fetch(address)).json()) as { result: unknown };
  return result;
}

async function mutate(...mutations: object[]): Promise<void> {
  const answer = await fetch(`${content.url}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${writeToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations }),
  });
  expect(answer.status).toBe(200);
}

test('all texts of the demo are loaded once, and what an editor changes afterwards stays', async () => {
  await load();
  expect(lines).toEqual([expect.stringMatching(/^The texts of the demo shop are ready: \d+ documents\.$/)]);
  expect(await ask('count(*[_type == "page" && language == "pl_PL"])')).toBeGreaterThan(10);

  await mutate({ patch: { id: 'page-about-en', set: { title: 'Changed' } } });
  await load();
  expect(lines.at(-1)).toBe('The texts of the demo shop are already loaded.');
  expect(await ask('*[_id == "page-about-en"][0].title')).toBe('Changed');
});

test('nobody without a token sees the mark it leaves', async () => {
  await load([aPage('en')]);
  expect(await ask('*[!(_type in ["page"])]')).toEqual([]);
});

test('a later demo replaces the earlier one, with what it no longer has', async () => {
  await load([aPage('en'), aPage('nl_NL')]);
  await mutate({ patch: { id: 'demo.content', set: { fingerprint: 'of an earlier release' } } });
  await load([aPage('en')]);
  expect(await ask('*[_type == "page"]._id')).toEqual([aPage('en')._id]);
});

test('a shop with texts of its own keeps them', async () => {
  await mutate({ create: { _id: 'mine', _type: 'page', title: 'My page' } });
  await load();
  expect(lines).toEqual(['The shop has texts of its own; those of the demo shop are not loaded.']);
  expect(await ask('count(*)')).toBe(1);
});
