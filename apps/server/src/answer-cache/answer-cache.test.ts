import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const publicHeaders = {
  'content-type': 'application/json',
  'cache-control': 'public, max-age=86400, s-maxage=86400',
  'x-magento-tags': 'FPC,cat_p,cat_p_7',
};

/** A commerce whose answers say how often it was asked. */
function aShop(headers: Record<string, string> = publicHeaders, status = 200) {
  let asked = 0;
  let nowMs = 0;
  let whileAnswering = () => {};
  const answers = createAnswerCache({
    mostBytes: 1_000_000,
    freshMs: 60_000,
    nowMs: () => nowMs,
  });
  async function ask(url = '/graphql?query={products}', sent: Record<string, string> = {}, method = 'GET') {
    const incoming = { method, url, headers: sent };
    const found = answers.find(incoming);
    if (found) return new TextDecoder().decode(found.body);
    const keep = answers.begin(incoming);
    asked += 1;
    whileAnswering();
    await Promise.resolve();
    const text = `{"asked":${asked}}`;
    keep?.({ status, headers, body: new TextEncoder().encode(text) });
    return text;
  }
  return {
    answers,
    ask,
    pass: (ms: number) => {
      nowMs += ms;
    },
    during: (work: () => void) => {
      whileAnswering = work;
    },
  };
}

const first = '{"asked":1}';
const second = '{"asked":2}';

test('what is everybody’s is answered once, with the headers of the answer', async () => {
  const { answers, ask } = aShop();
  expect(await ask()).toBe(first);
  expect(await ask()).toBe(first);
  const found = answers.find({ method: 'GET', url: '/graphql?query={products}', headers: {} });
  expect(found?.page.headers).toContainEqual(['x-magento-tags', 'FPC,cat_p,cat_p_7']);
  expect(answers.facts()).toMatchObject({ answers: 1, hits: 2, misses: 1 });
});

test.each([
  ['store', 'nl_nl'],
  ['content-currency', 'EUR'],
  ['x-vat-display', 'excl'],
  ['x-magento-cache-id', 'abc'],
  ['origin', 'https://elsewhere.example'],
  ['accept-encoding', 'br'],
])('who says another %s gets an answer of their own', async (name, value) => {
  const { ask } = aShop();
  await ask();
  expect(await ask(undefined, { [name]: value })).toBe(second);
});

test.each([
  ['a token', { authorization: 'Bearer abc' }],
  ['a store in a cookie', { cookie: 'a=1; store=nl_nl' }],
  ['the mark of who has just written', { cookie: 'vsf-written=1' }],
  ['the same mark of a page', { 'x-written': '1' }],
  ['a body', { 'content-length': '2' }],
])('who comes with %s is neither given a kept answer nor leaves one', async (_, sent) => {
  const { answers, ask } = aShop();
  await ask(undefined, sent as Record<string, string>);
  expect(answers.facts().answers).toBe(0);
  await ask();
  expect(await ask(undefined, sent as Record<string, string>)).toBe('{"asked":3}');
});

test('cookies of cart and consent change nothing', async () => {
  const { ask } = aShop();
  await ask();
  expect(await ask(undefined, { cookie: 'vsf-cart=abc; vsf-consent=1' })).toBe(first);
});

test.each([
  ['is nobody’s but the asker’s', { 'cache-control': 'no-store', 'x-magento-tags': 'FPC' }, 200],
  ['does not say by what it becomes untrue', { 'cache-control': 'public, max-age=60' }, 200],
  ['sets a cookie', { ...publicHeaders, 'set-cookie': 'a=1' }, 200],
  ['is no success', publicHeaders, 503],
])('an answer that %s is not kept', async (_, headers, status) => {
  const { ask } = aShop(headers as Record<string, string>, status);
  await ask();
  expect(await ask()).toBe(second);
});

test('other addresses and other methods are none of its business', async () => {
  const { answers, ask } = aShop();
  for (const url of ['/bowline-admin/graphql?query={me}', '/graphqlx?query={a}', '/'])
    await ask(url, publicHeaders);
  await ask('/graphql?query={products}', {}, 'POST');
  await ask('/graphql?query={products}', {}, 'HEAD');
  expect(answers.facts()).toMatchObject({ answers: 0, misses: 0 });
});

test('an answer is forgotten when one of its tags changes, all are when nobody knows what did', async () => {
  const { answers, ask } = aShop();
  await ask();
  answers.drop(['cat_p_8']);
  expect(await ask()).toBe(first);
  answers.drop(['cat_p_7']);
  expect(await ask()).toBe(second);
  answers.drop(null);
  expect(await ask()).toBe('{"asked":3}');
});

test('what changes while an answer is made counts for it', async () => {
  const { answers, ask, during } = aShop();
  during(() => answers.drop(['cat_p_7']));
  await ask();
  during(() => {});
  expect(await ask()).toBe(second);
});

test('what no change tells of is true for a minute', async () => {
  const { ask, pass } = aShop();
  await ask();
  pass(59_999);
  expect(await ask()).toBe(first);
  pass(1);
  expect(await ask()).toBe(second);
});

test('made-up questions push nothing out that is asked for again, and never fill the memory', async () => {
  const { answers, ask } = aShop();
  await ask();
  await ask();
  for (let made = 0; made < 1_000; made += 1) await ask(`/graphql?query={products}&made=${made}`);
  expect(answers.facts().bytes).toBeLessThanOrEqual(1_000_000);
  expect(await ask()).toBe(first);
});
