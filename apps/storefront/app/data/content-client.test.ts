import { expect, test } from 'vitest';
import { contentQuery, createContentClient } from './content-client.ts';
import { testTime } from './test-time.ts';

const pages = contentQuery<readonly string[], { lang: string }>(
  'pages',
  `*[_type == "page"
     && language == $lang].title`,
);

function clientOf(answer: (request: Request) => Response | Promise<Response>, token?: string) {
  const asked: Request[] = [];
  const failures: object[] = [];
  const client = createContentClient({
    url: 'https://content.test',
    dataset: 'production',
    waiting: testTime().waiting,
    ...(token ? { token } : {}),
    fetch: async (request) => {
      asked.push(request);
      return answer(request);
    },
    onFailure: (details) => failures.push(details),
  });
  return { client, asked, failures };
}

test('a question travels as a Sanity client would send it', async () => {
  const { client, asked } = clientOf(() => Response.json({ result: ['A', 'B'] }), 'secret');
  expect(await client.query(pages, { lang: 'nl_NL' })).toEqual(['A', 'B']);
  const [request] = asked;
  const url = new URL(request?.url ?? '');
  expect(url.pathname).toBe('/v2025-02-19/data/query/production');
  expect(url.searchParams.get('query')).toBe('*[_type == "page" && language == $lang].title');
  expect(url.searchParams.get('$lang')).toBe('"nl_NL"');
  expect(request?.headers.get('authorization')).toBe('Bearer secret');
});

test('without a token nobody signs', async () => {
  const { client, asked } = clientOf(() => Response.json({ result: [] }));
  await client.query(pages, { lang: 'en' });
  expect(asked[0]?.headers.has('authorization')).toBe(false);
});

test('a long question travels in the body', async () => {
  const { client, asked } = clientOf(async (request) => Response.json({ result: await request.json() }));
  const lang = 'x'.repeat(9_000);
  const sent: unknown = await client.query(pages, { lang });
  expect(asked[0]?.method).toBe('POST');
  expect(sent).toEqual({ query: pages.text, params: { lang } });
});

test.each([
  ['an error', () => new Response('no', { status: 500 })],
  ['no JSON', () => new Response('<html>')],
  ['nothing', () => Promise.reject(new Error('offline'))],
])('%s fails what cannot do without it, and is logged where it can be left out', async (_, answer) => {
  const { client, failures, asked } = clientOf(answer);
  await expect(client.query(pages, { lang: 'en' })).rejects.toThrow();
  expect(asked).toHaveLength(4);
  expect(await client.queryIfPossible(pages, { lang: 'en' })).toBeUndefined();
  expect(failures).toEqual([{ query: 'pages', err: expect.any(Error) }]);
  // What can be left out is not waited for again.
  expect(asked).toHaveLength(5);
});
