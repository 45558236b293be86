import { expect, test } from 'vitest';
import { createAnswersForPages } from './answers-for-pages.ts';

const lasting = {
  'cache-control': 'public, max-age=86400, s-maxage=86400',
  'x-magento-tags': 'cat_c,cat_c_7',
};

/** Services whose answers say how often they were asked. */
function services(headers: Record<string, string> = lasting, status = 200) {
  let asked = 0;
  let nowMs = 0;
  let whileAnswering = () => {};
  const answers = createAnswersForPages({ freshMs: 60_000, nowMs: () => nowMs });
  const service = async () => {
    asked += 1;
    whileAnswering();
    return Response.json({ asked: [asked] }, { status, headers });
  };
  const commerce = answers.commerce(service);
  const content = answers.content(service);
  const read = async (answer: Promise<Response>) =>
    ((await (await answer).json()) as { asked: [number] }).asked;
  return {
    answers,
    commerce: (sent: Record<string, string> = {}, url = 'http://commerce/graphql?query={menu}') =>
      read(commerce(new Request(url, { headers: sent }))),
    content: (query: string, sent: Record<string, string> = {}) =>
      read(content(new Request(`http://content/?${new URLSearchParams({ query })}`, { headers: sent }))),
    pass: (ms: number) => {
      nowMs += ms;
    },
    during: (work: () => void) => {
      whileAnswering = work;
    },
  };
}

const menu = '*[_type == "menu"]';

test('what is everybody’s is asked for once, until something in it changes', async () => {
  const { answers, commerce } = services();
  expect(await commerce()).toEqual([1]);
  expect(await commerce()).toEqual([1]);
  answers.drop(['cat_p_1']);
  expect(await commerce()).toEqual([1]);
  answers.drop(['cat_c_7']);
  expect(await commerce()).toEqual([2]);
  answers.drop(null);
  expect(await commerce()).toEqual([3]);
});

test('a query is kept until a document of its kinds changes', async () => {
  const { answers, content } = services();
  expect(await content(menu)).toEqual([1]);
  answers.drop(['content', 'content_page']);
  expect(await content(menu)).toEqual([1]);
  answers.drop(['content', 'content_menu']);
  expect(await content(menu)).toEqual([2]);
});

test('what was dropped while it was being answered is not kept', async () => {
  const { answers, commerce, during, pass } = services();
  during(() => answers.drop(['cat_c']));
  await commerce();
  during(() => {});
  pass(1);
  expect(await commerce()).toEqual([2]);
  expect(await commerce()).toEqual([2]);
});

test('what nobody told of is asked again after a minute', async () => {
  const { commerce, pass } = services();
  await commerce();
  pass(60_000);
  expect(await commerce()).toEqual([2]);
});

test.each(['locale', 'store', 'content-currency', 'x-vat-display', 'x-magento-cache-id'])(
  'who says another %s gets an answer of their own',
  async (name) => {
    const { commerce } = services();
    await commerce();
    expect(await commerce({ [name]: 'other' })).toEqual([2]);
  },
);

test.each(['authorization', 'x-written'])(
  'with %s nothing is kept, and nothing kept is given',
  async (name) => {
    const { commerce, content } = services();
    await commerce({ [name]: 'a' });
    await content(menu, { [name]: 'a' });
    expect(await commerce()).toEqual([3]);
    expect(await content(menu)).toEqual([4]);
    expect(await commerce({ [name]: 'a' })).toEqual([5]);
    expect(await content(menu, { [name]: 'a' })).toEqual([6]);
  },
);

test.each([
  ['is one visitor’s', { 'cache-control': 'no-store' }, 200],
  ['the clock changes', { ...lasting, 'cache-control': 'public, max-age=60, s-maxage=60' }, 200],
  ['failed', lasting, 503],
])('what %s is not kept', async (_, headers, status) => {
  const { commerce } = services(headers, status);
  await commerce();
  expect(await commerce()).toEqual([2]);
});

test('a query that looks at the clock is not kept', async () => {
  const { content } = services();
  await content('*[_type == "banner" && endsAt > now()]');
  expect(await content('*[_type == "banner" && endsAt > now()]')).toEqual([2]);
});

test('nobody can change what others read', async () => {
  const { commerce } = services();
  const asked = await commerce();
  expect(() => {
    asked[0] = 7;
  }).toThrow(TypeError);
  expect(await commerce()).toEqual([1]);
});

test('what was asked for longest ago goes first, and what is very long is not kept', async () => {
  let asked = 0;
  const answers = createAnswersForPages({ freshMs: 60_000, mostBytes: 4_000 });
  const commerce = answers.commerce(async ({ url }) => {
    asked += 1;
    const text = url.endsWith('long') ? 'x'.repeat(300_000) : 'x';
    return Response.json({ text }, { headers: lasting });
  });
  const ask = (name: string) => commerce(new Request(`http://commerce/${name}`));
  for (const name of ['one', 'two', 'one', 'three', 'one']) await ask(name);
  expect(asked).toBe(3);
  for (const name of ['four', 'one', 'two']) await ask(name);
  expect(asked).toBe(5);
  for (const name of ['long', 'long']) await ask(name);
  expect(asked).toBe(7);
});
