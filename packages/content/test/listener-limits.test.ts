import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContent, type TestContent, testTokens } from '../src/testing/index.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent({ limits: { listenersPerAsker: 3, listeners: 5 } });
});
afterAll(() => content.close());

function open(
  query: string,
  { address = '192.0.2.1', token = '', ...parameters }: Record<string, string> = {},
): Promise<Response> {
  const search = new URLSearchParams({ query, ...parameters });
  const headers = { 'x-forwarded-for': address, ...(token && { authorization: `Bearer ${token}` }) };
  return content.fetch(
    new Request(`http://shop.test/v2025-02-19/data/listen/production?${search}`, { headers }),
  );
}

const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => status);
const endAll = (answers: readonly Response[]) => Promise.all(answers.map(({ body }) => body?.cancel()));

describe('streams', () => {
  test('are few for each address and some in all; who leaves makes room', async () => {
    const first = await Promise.all(['1', '2', '3', '4'].map((n) => open(`*[a == ${n}]`)));
    expect(statusesOf(first)).toEqual([200, 200, 200, 429]);
    expect(first[3]?.headers.get('retry-after')).toBe('30');
    // A filter that nobody has room for is not even read.
    expect((await open('*[')).status).toBe(429);
    const others = await Promise.all(
      ['192.0.2.2', '192.0.2.3', '192.0.2.4'].map((address) => open('*', { address })),
    );
    expect(statusesOf(others)).toEqual([200, 200, 429]);
    const editor = await open('*', { token: testTokens.readToken });
    expect(editor.status).toBe(200);
    await endAll([...first, ...others, editor]);
    const again = await open('*', { address: '192.0.2.4' });
    expect(again.status).toBe(200);
    await endAll([again]);
  });

  test('end at once when the shop stops, and nobody opens another', async () => {
    const second = await content.openSecond();
    const listen = () =>
      second.fetch(new Request('http://shop.test/v2025-02-19/data/listen/production?query=*'));
    const answer = await listen();
    second.endStreams();
    expect(await answer.text()).toContain('event: welcome');
    expect((await listen()).status).toBe(503);
  });
});

describe('a filter is refused that', () => {
  test.each([
    ['is long', `*[${Array(150).fill('a==1').join('||')}]`],
    ['has many parts', `*[${Array(30).fill('a==1').join('||')}]`],
    ['has functions of its own', 'fn a::b($x) = $x{"a": _id};\n*[a == 1]'],
    ['follows references', '*[a->b == 1]'],
    ['asks other documents', '*[count(*[n == ^.n]) > 0]'],
    ['loops', '*[count(tags[@ == "a"]) > 0]'],
    ['makes texts', '*[lower(text) == "a"]'],
    ['matches texts', '*[text match "a*a*a*"]'],
    ['has a pattern with many ways to fail', '*[_id in path("**.**.**.**")]'],
    ['is no filter', '*[a == 1]{b}'],
    ['is an order', '*|order(a)'],
  ])('%s', async (_case, query) => {
    expect((await open(query)).status).toBe(400);
  });

  test('has long parameters', async () => {
    const $list = JSON.stringify(Array.from({ length: 400 }, (_, n) => n));
    expect((await open('*[n in $list]', { $list })).status).toBe(400);
  });
});

test.each([
  '*',
  '*[_type == "post" && language == "en"]',
  '*[_id in path("drafts.**")]',
  '*[!defined(a) || b in ["c"]]',
  '*[references("a") && n > 1]',
])('%s is a filter', async (query) => {
  const answer = await open(query);
  expect(answer.status).toBe(200);
  await endAll([answer]);
});
