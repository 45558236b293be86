import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContent, type TestContent, testTokens } from '../src/testing/index.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent({
    limits: { queryMs: 250, resultLength: 200_000, waitingQueries: 3, waitingMs: 60_000 },
  });
  const mutations = Array.from({ length: 500 }, (_, n) => ({
    create: {
      _id: `d${n}`,
      _type: 'd',
      n,
      text: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'.repeat(20),
    },
  }));
  expect((await post('data/mutate/production', { mutations })).status).toBe(200);
});
afterAll(async () => {
  expect(content.loggedErrors).toEqual([]);
  await content.close();
});

const base = 'http://shop.test/v2025-02-19/';
const write = { authorization: `Bearer ${testTokens.writeToken}` };

function ask(query: string, parameters: Record<string, unknown> = {}): Promise<Response> {
  return content.fetch(
    new Request(`${base}data/query/production`, {
      method: 'POST',
      body: JSON.stringify({ query, params: parameters }),
    }),
  );
}

function post(path: string, body: unknown, headers: Record<string, string> = write): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return content.fetch(new Request(base + path, { method: 'POST', body: text, headers }));
}

const describeError = async (response: Response): Promise<string> => {
  const { error, message } = (await response.json()) as { error: { description?: string }; message?: string };
  return error.description ?? message ?? '';
};

describe('a query that would take for ever is refused in time:', () => {
  test.each([
    ['loops in loops in loops', '*{"a": *[n != ^.n]{"b": *[n != ^.n]{"c": *[n != ^.n]._id}}}'],
    ['everything in everything', '*{"a": *}'],
    ['a pattern with many ways to fail', '*[text match "a*a*a*a*a*a*a*a*a*a*a*a*a*b"]'],
    ['a long chain', `a${'.b'.repeat(45_000)}`],
    ['a long sum', `count(*)${'+1'.repeat(40_000)}`],
    ['many conditions', `*[${Array(9_000).fill('a=="b"').join('||')}]`],
    ['a text that grows', `*{"a": string::lower(${Array(1_500).fill('text').join('+')})}`],
    ['lists that grow', `*{"a": [${Array(500).fill('...*').join(',')}]}`],
    ['nested brackets', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
    ['nested signs', `${'-'.repeat(20_000)}1`],
    ['too much text', `*[_id == "${'x'.repeat(200_000)}"]`],
  ])('%s', async (_case, query) => {
    const response = await ask(query);
    expect([400, 413]).toContain(response.status);
    expect(await describeError(response)).toMatch(
      /too (slow|large|long|deep)|takes too long|nests too deeply/i,
    );
  });

  test('and refused at once when it is asked again', async () => {
    const query = '*[text match "a*a*a*a*a*a*a*a*a*a*a*a*a*c"]';
    await ask(query);
    // The processor's time, threads included: a busy machine may let it wait.
    const before = process.cpuUsage();
    expect((await ask(query)).status).toBe(400);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(100);
  });

  test('while the shop itself is answered beside it', async () => {
    const order: string[] = [];
    const hostile = ask('*[text match "a*a*a*a*a*a*a*a*a*a*a*a*a*d"]').then(() => order.push('hostile'));
    const address = `${base}data/query/production?${new URLSearchParams({ query: '*[_id == "d7"][0].n' })}`;
    const own = content.ownFetch(new Request(address)).then(() => order.push('own'));
    await Promise.all([hostile, own]);
    expect(order).toEqual(['own', 'hostile']);
  });

  test('and those that wait for the thread are not more than a few', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => ask(`*[text match "a*a*a*a*a*a*a*a*a*a*a*a*e${index}"]`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(4);
    expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('1');
  });
});

describe('names that mean something to JavaScript mean nothing here:', () => {
  test.each(['__proto__', 'constructor', 'hasOwnProperty', 'then', 'toString', 'valueOf'])(
    '%s',
    async (name) => {
      expect((await ask(`*[0...1]{"${name}": 1, "a": ${name}}`)).status).toBe(200);
      expect((await ask(`$${name}`, { [name]: { a: 1 } })).status).toBeLessThan(500);
      expect((await ask(`*[${name} == 1]`)).status).toBe(200);
      const stored = await post(
        'data/mutate/production',
        `{"mutations":[{"create":{"_type":"x","a":{"${name}":1}}}]}`,
      );
      expect(stored.status).toBe(['__proto__', 'hasOwnProperty', 'then'].includes(name) ? 400 : 200);
      expect((await ask('count(*[_type == "d"])')).status).toBe(200);
    },
  );

  test('nor can a query pretend to be a lookup of the service', async () => {
    for (const reference of ['lookup:0:', 'lookup::0:=x', '']) {
      const response = await ask('{"a": {"_ref": $r}->}', { r: reference });
      expect(await response.json()).toMatchObject({ result: { a: null } });
    }
  });
});

describe('bodies', () => {
  test.each([
    ['no JSON', 'x'],
    ['no object', '[]'],
    ['no list', '{"mutations":{}}'],
    ['half a letter', '{"mutations":[{"create":{"_type":"x","a":"\\ud800"}}]}'],
    ['a NUL', '{"mutations":[{"create":{"_type":"x","a":"\\u0000"}}]}'],
    ['a NUL in a name', '{"mutations":[{"create":{"_type":"x","\\u0000":1}}]}'],
    ['a NUL in the type', '{"mutations":[{"create":{"_type":"\\u0000"}}]}'],
    [
      'endless nesting',
      `{"mutations":[{"create":{"_type":"x","a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}]}`,
    ],
    [
      'endless nesting in a patch',
      `{"mutations":[{"patch":{"id":"d1","set":{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}}}]}`,
    ],
    [
      'a large document',
      JSON.stringify({ mutations: [{ create: { _type: 'x', a: 'y'.repeat(1_500_000) } }] }),
    ],
    ['an odd id', '{"mutations":[{"create":{"_id":"../etc","_type":"x"}}]}'],
    ['an odd transaction', '{"transactionId":"a b","mutations":[]}'],
    ['two things at once', '{"mutations":[{"create":{"_type":"x"},"delete":{"id":"a"}}]}'],
    ['a number that is none', '{"mutations":[{"patch":{"id":"d1","inc":{"n":"1"}}}]}'],
  ])('with %s are refused', async (_case, body) => {
    expect((await post('data/mutate/production', body)).status).toBe(400);
  });

  test('that are too large are not read', async () => {
    const response = await post('data/mutate/production', `{"mutations":"${'x'.repeat(9_000_000)}"}`);
    expect(response.status).toBe(413);
  });
});

describe('whatever is sent, it is never the service that fails:', () => {
  const isNoFailure = async (response: Promise<Response>) => {
    const { status } = await response;
    expect(status).toBeLessThan(500);
  };

  test('as a query', async () => {
    const pieces = fc.constantFrom(
      '*',
      '[',
      ']',
      '{',
      '}',
      '(',
      ')',
      '"a"',
      '_type',
      '==',
      '&&',
      '||',
      '->',
      '.',
      '..',
      '...',
      '|',
      'order',
      'match',
      'in',
      '^',
      '@',
      '$p',
      '1',
      '-',
      '!',
      ',',
      ':',
      '=>',
      'references',
      'count',
      'select',
      'coalesce',
      'path',
      ' ',
      '\n',
      '//',
      'asc',
      'null',
      'fn',
      'pt::text',
      'now()',
      'score',
    );
    const queries = fc.oneof(
      fc.array(pieces, { maxLength: 15 }).map((parts) => parts.join('')),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(queries, fc.jsonValue({ maxDepth: 2 }), (query, p) => isNoFailure(ask(query, { p }))),
      { numRuns: 120 },
    );
  });

  test('as a mutation', async () => {
    const name = fc.constantFrom('create', 'createOrReplace', 'createIfNotExists', 'patch', 'delete', 'x');
    const field = fc.constantFrom(
      'id',
      '_id',
      '_type',
      'query',
      'params',
      'set',
      'unset',
      'inc',
      'insert',
      'after',
      'items',
      'ifRevisionID',
      'a[0]',
      'a..b',
    );
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('d1', 'drafts.', '*[_type == "none"]', ['a'], {}),
    );
    const mutation = fc.dictionary(name, fc.dictionary(field, value, { maxKeys: 4 }), { maxKeys: 2 });
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { maxLength: 3 }), (mutations) =>
        isNoFailure(post('data/mutate/production?dryRun=true', { mutations })),
      ),
      { numRuns: 80 },
    );
  });

  test('as an action', async () => {
    const type = fc.constantFrom(
      'create',
      'edit',
      'publish',
      'unpublish',
      'delete',
      'discard',
      'replaceDraft',
      'version.create',
      'release.create',
    );
    const id = fc.constantFrom('d1', 'drafts.d1', 'versions.r.d1', 7, null, '..');
    const action = fc.record(
      {
        draftId: id,
        publishedId: id,
        versionId: id,
        baseId: id,
        attributes: fc.jsonValue(),
        patch: fc.jsonValue(),
        purge: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(type, action, (name, fields) =>
        isNoFailure(
          post('data/actions/production', {
            actions: [{ actionType: `sanity.action.document.${name}`, ...fields }],
            dryRun: true,
          }),
        ),
      ),
      { numRuns: 80 },
    );
  });

  test('as an address', async () => {
    const part = fc.constantFrom(
      'data',
      'query',
      'doc',
      'mutate',
      'listen',
      'history',
      'documents',
      'transactions',
      'production',
      'assets',
      'images',
      'files',
      'bowline',
      'users',
      'me',
      'd1',
      'd1,d2',
      '..',
      '%2e%2e',
      '%',
      '%00',
      'v1',
      'vX',
      'v2025-02-19',
      'live',
      'events',
    );
    const search = fc.constantFrom(
      '',
      '?query=*',
      '?query=%00',
      '?perspective=raw,drafts',
      '?perspective=%F0',
      '?$a=1',
      '?$a=x&query=$a',
      '?w=1',
      '?revision=x',
      '?time=x',
      '?excludeContent=true&includeAllVersions=true',
    );
    const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), search, methods, async (parts, query, method) => {
        const response = await content.fetch(
          new Request(`http://shop.test/${parts.join('/')}${query}`, { method, headers: write }),
        );
        expect(response.status).toBeLessThan(500);
        await response.body?.cancel();
      }),
      { numRuns: 150 },
    );
  });
});
