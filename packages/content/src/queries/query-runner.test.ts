import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContentDocument } from '../documents/document.ts';
import { createDocumentStore } from '../documents/document-store.ts';
import { publicPerspective } from '../documents/perspective.ts';
import { defaultLimits } from '../limits.ts';
import { createQueryRunner } from './query-runner.ts';
import { evaluateGroq, parseGroq } from './syntax.ts';

const project = { projectId: 'bowline', dataset: 'production' };
const now = new Date('2026-01-01T00:00:00Z');

const documents: ContentDocument[] = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((name, index) => [
  aDocument(`post-${name}`, 'post', {
    n: index % 3,
    language: index % 2 ? 'en' : 'nl_NL',
    slug: { current: name },
    tags: ['x', name],
    author: { _ref: `author-${index % 2}` },
    related: [{ _ref: `post-${'abcdef'[(index + 1) % 6]}` }],
    ...(index === 2 && { n: '1' }),
    ...(index === 3 && { slug: 'text' }),
  }),
]);
documents.push(aDocument('author-0', 'author', { name: 'Ann', favourite: 'a' }));
documents.push(aDocument('author-1', 'author', { name: 'Bo', language: null }));

function aDocument(_id: string, _type: string, fields: object): ContentDocument {
  const date = '2026-01-01T00:00:00Z';
  return { _id, _type, _rev: 'r', _createdAt: date, _updatedAt: date, ...fields };
}

const inOrder = documents.toSorted((a, b) => (a._id < b._id ? -1 : 1));

function scan(query: string, parameters: Record<string, unknown>): unknown {
  const { data } = evaluateGroq(parseGroq(query, { params: parameters }), {
    dataset: inOrder,
    params: parameters,
    dereference: ({ _ref }) => documents.find(({ _id }) => _id === _ref),
    timestamp: now,
    identity: 'x',
    sanity: project,
  });
  return JSON.parse(JSON.stringify(data ?? null));
}

function createRunner() {
  const store = createDocumentStore();
  store.load(documents, 1);
  const runner = createQueryRunner({ store, project, limits: defaultLimits, clock: () => now });
  return (query: string, parameters: Record<string, unknown> = {}) => {
    const request = { query, parameters, perspective: publicPerspective, identity: 'x' };
    const prepared = runner.prepare(request);
    if (!prepared.ok) return prepared.refusal;
    const result = runner.run(prepared.value, request);
    return result.ok ? (JSON.parse(result.value) as unknown) : result.refusal;
  };
}

describe('indexes change no answer:', () => {
  const run = createRunner();
  test.each([
    ['*', {}],
    ['count(*)', {}],
    ['*[_type == "post"]._id', {}],
    ['*["post" == _type]._id', {}],
    ['*[_type == $t && n == 1]._id', { t: 'post' }],
    ['*[_type == $t]._id', { t: null }],
    ['*[_type == $t]._id', { t: 7 }],
    ['*[_type == "post" && n == "1"]._id', {}],
    ['*[_type == "post" && slug.current == "b" && language == "en"]._id', {}],
    ['*[_type == "post" && slug == "text"]._id', {}],
    ['*[_type == "author" && language == null]._id', {}],
    ['*[_type == "post" && tags == "x"]._id', {}],
    ['*[_id == "post-a"]{_id}', {}],
    ['*[_id == $id && _type == "author"]', { id: 'post-a' }],
    ['*[_id == $id && n == 0]._id', { id: 'post-a' }],
    ['*[_id in ["post-b", "nowhere", "post-a"]]._id', {}],
    ['*[_id in $ids && _type == "post"]._id', { ids: ['author-0', 'post-c'] }],
    ['*[_id in $ids]._id', { ids: 'post-a' }],
    ['*[_type in ["author", "post"]]._id', {}],
    ['*[n in [0, "1"]]._id', {}],
    ['*[references("author-1")]._id', {}],
    ['*[references($ids) && _type == "post"]._id', { ids: ['author-1', 'post-a'] }],
    ['*[_type == "post" || _type == "author"]._id', {}],
    ['*[(_type == "post") && (n == 1 || n == 2)]._id', {}],
    ['*[_type == "post" && !(language == "en")]._id', {}],
    ['*[_type == "post"] | order(n desc, _id asc)[1..3]{_id, n, "author": author->name}', {}],
    ['*[_type == "author"]{name, "posts": *[_type == "post" && references(^._id)]._id}', {}],
    [
      '*[_type == "author"]{name, "posts": *[references(^._id)]{_id, "up": ^.name, "count": count(*[_type == ^._type])}}',
      {},
    ],
    ['*[_type == "author"]{"p": *[_type == "post" && slug.current == ^.favourite]._id}', {}],
    ['*[_type == "post"]{"a": *[_id == ^.author._ref][0].name}', {}],
    ['*[_type == "post"]{"r": related[]->{_id, "who": author->name}}', {}],
    ['*[_type == "post"].related[]->_id', {}],
    ['*[_type == "post"]{"same": *[_type == "post" && n == ^.n && _id != ^._id]._id}', {}],
    ['*[_type == "post" && count(*[_type == "author" && _id == ^.author._ref && name == "Bo"]) > 0]._id', {}],
    ['*[_type == "post" && author._ref in *[_type == "author" && name == "Ann"]._id]._id', {}],
    ['*[_type == "post"]{tags[@ == "x"], "y": tags[0]}', {}],
    [
      '{"posts": count(*[_type == "post"]), "first": *[_type == "post"][0]._id, "none": *[_type == "none"]}',
      {},
    ],
    ['*[_type == "author"]{"p": *[_type == ^.missing]._id}', {}],
    ['*[_type == "author"]{"p": *[references(^.missing)]._id, "q": *[references(^)]._id}', {}],
    ['coalesce(*[_id == "nowhere"][0].name, "none")', {}],
    ['*[_type == "post"]{_id, ...author->{name}}[0]', {}],
    ['*[_type == "post" && n > 0 && n < 2]{"d": dateTime(_createdAt) < now()}', {}],
    ['*[_type == "author"].name', {}],
    [
      '*[_type == "post"]{_id, "s": slug.current, missing, tags, "deep": slug.current.no, "t": tags.length}',
      {},
    ],
    ['*[_type == "post"]{..., "n": @.n}', {}],
    ['*[_type == "post"]{"nested": {"a": n}}', {}],
    ['*[_type == "post"].slug.current', {}],
    ['*[_type == "post"]{n}{n}', {}],
    ['*[_type == "author"]{"x": [name, *[_type == "post"][0]._id]}', {}],
  ] as [string, Record<string, unknown>][])('%s with %o', (query, parameters) => {
    expect(run(query, parameters)).toEqual(scan(query, parameters));
  });

  test('of filters put together at random', () => {
    const fields = fc.constantFrom(
      '_type',
      '_id',
      'n',
      'language',
      'slug.current',
      'author._ref',
      'tags',
      'missing',
    );
    const values = fc.constantFrom(
      '"post"',
      '"author"',
      '"post-a"',
      '"author-1"',
      '1',
      '"1"',
      '"en"',
      '"a"',
      'null',
      '$p',
      'true',
    );
    const conditions = fc.oneof(
      fc.tuple(fields, fc.constantFrom('==', '!=', '<'), values).map((parts) => parts.join(' ')),
      fc
        .tuple(fields, fc.array(values, { maxLength: 3 }))
        .map(([field, list]) => `${field} in [${list.join(',')}]`),
      values.map((value) => `references(${value})`),
    );
    const filters = fc
      .array(fc.tuple(conditions, fc.constantFrom('&&', '||')), { minLength: 1, maxLength: 4 })
      .map((parts) =>
        parts
          .map(([condition, operator]) => `${condition} ${operator} `)
          .join('')
          .slice(0, -4),
      );
    fc.assert(
      fc.property(filters, fc.constantFrom('post-b', 'author-0', 'nl_NL', 2, null, ['x']), (filter, p) => {
        for (const query of [
          `*[${filter}]._id`,
          `*[_type == "author"]{"x": *[${filter} && author._ref == ^._id]._id}`,
        ]) {
          expect(run(query, { p })).toEqual(scan(query, { p }));
        }
      }),
      { numRuns: 300 },
    );
  });
});
