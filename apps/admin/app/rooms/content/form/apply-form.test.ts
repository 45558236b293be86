import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyForm, linesOf } from './apply-form.ts';
import { applyWish, readWish } from './apply-wish.ts';
import type { Fields, Json } from './description.ts';

const line = { kind: 'line', most: 200 } as const;
const fields: Fields = {
  title: line,
  excerpt: { kind: 'text', most: 5_000, isOptional: true },
  slug: { kind: 'object', as: 'slug', fields: { current: { ...line, format: 'slug' } } },
  publishedAt: { ...line, format: 'date-time' },
  minutes: { kind: 'number', least: 1, most: 120, isWhole: true, isOptional: true },
  status: { kind: 'choice', options: [301, 302] },
  isHidden: { kind: 'flag', isOptional: true },
  picture: {
    kind: 'object',
    as: 'picture',
    fields: {
      alt: line,
      src: line,
      asset: { kind: 'object', fields: { _ref: line } },
      crop: { kind: 'object', fields: {} },
    },
  },
  products: { kind: 'list', item: line, least: 0, isOptional: true },
  tags: { kind: 'list', item: { kind: 'object', fields: { slug: line, label: line } }, least: 0 },
  body: {
    kind: 'list',
    least: 1,
    item: {
      kind: 'variant',
      variants: {
        block: {
          style: { kind: 'choice', options: ['normal', 'h2'] },
          children: { kind: 'list', item: line, least: 1 },
          markDefs: { kind: 'list', item: line, least: 0 },
        },
        figure: { caption: { ...line, isOptional: true } },
      },
    },
  },
};

const block = (text: string, _key = 'k') => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
});

const post: Json = {
  _id: 'drafts.post',
  _type: 'blogPost',
  language: 'en',
  title: 'Splicing',
  slug: { _type: 'slug', current: 'splicing' },
  publishedAt: '2026-11-02T09:00:00Z',
  minutes: 4,
  status: 301,
  picture: { _type: 'picture', alt: 'A splice', src: '/media/splice.svg', crop: { top: 0.1 } },
  products: ['cord-8', 'cord-10'],
  tags: [
    { _key: 'a', slug: 'knots', label: 'Knots', odd: true },
    { _key: 'b', slug: 'rope', label: 'Rope' },
  ],
  body: [
    block('One.', 'one'),
    { _type: 'poem', _key: 'two', lines: ['of nobody’s business'] },
    { _type: 'figure', _key: 'three', caption: 'There' },
  ],
  odd: { kept: ['as', 'it', 'is'] },
};

/** What a browser sends when nobody touched anything. */
const untouched: Readonly<Record<string, string>> = {
  title: 'Splicing',
  excerpt: '',
  'slug.current': 'splicing',
  publishedAt: '2026-11-02T10:00',
  minutes: '4',
  status: '301',
  isHidden: 'off',
  'picture.alt': 'A splice',
  'picture.src': '/media/splice.svg',
  'picture.asset': '',
  products: 'cord-8\r\ncord-10',
  'tags[0].slug': 'knots',
  'tags[0].label': 'Knots',
  'tags[1].slug': 'rope',
  'tags[1].label': 'Rope',
  'body[0].style': 'normal',
  'body[0].children': 'One.',
  'body[2].caption': 'There',
};

function sent(changes: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...untouched, ...changes })) form.set(name, value);
  return form;
}

describe('what a form sends', () => {
  test('changes nothing when nobody touched anything, not even what the form does not know', () => {
    expect(applyForm(post, fields, sent())).toBe(post);
  });

  test('changes what was typed and nothing else', () => {
    const after = applyForm(
      post,
      fields,
      sent({ title: ' Long splices ', minutes: '12', status: '302', publishedAt: '2026-12-01T08:30' }),
    );
    expect(after).toEqual({
      ...post,
      title: 'Long splices',
      minutes: 12,
      status: 302,
      publishedAt: '2026-12-01T07:30:00.000Z',
    });
  });

  test('takes a field away that was emptied', () => {
    const { minutes, products, ...rest } = applyForm(
      post,
      fields,
      sent({ minutes: '', products: '', 'slug.current': '' }),
    );
    expect([minutes, products]).toEqual([undefined, []]);
    expect(rest).not.toHaveProperty('slug');
  });

  test('ticks and unticks', () => {
    const form = sent();
    form.append('isHidden', 'on');
    const ticked = applyForm(post, fields, form);
    expect(ticked.isHidden).toBe(true);
    expect(applyForm(ticked, fields, sent()).isHidden).toBe(false);
  });

  test('keeps what is no number, so that the check can say so', () => {
    expect(applyForm(post, fields, sent({ minutes: 'many' })).minutes).toBe('many');
  });

  test('changes one item of a list and leaves the others as they are', () => {
    const after = applyForm(post, fields, sent({ 'tags[0].label': 'Bends' }));
    expect(after.tags).toEqual([
      { _key: 'a', slug: 'knots', label: 'Bends', odd: true },
      (post.tags as unknown[])[1],
    ]);
    const written = applyForm(
      post,
      fields,
      sent({ 'body[0].children': 'One **and** two.', 'body[0].style': 'h2' }),
    );
    expect((written.body as unknown[]).slice(1)).toEqual((post.body as unknown[]).slice(1));
    expect((written.body as Json[])[0]).toMatchObject({ style: 'h2', _key: 'one' });
  });

  test('a picture of the library takes the place of one by its path, and forgets how that was cut', () => {
    const after = applyForm(post, fields, sent({ 'picture.asset': 'image-abc' }));
    expect(after.picture).toEqual({
      _type: 'picture',
      alt: 'A splice',
      asset: { _type: 'reference', _ref: 'image-abc' },
    });
    const back = applyForm(after, fields, sent({ 'picture.asset': '', 'picture.src': '/media/other.svg' }));
    expect(back.picture).toEqual({ _type: 'picture', alt: 'A splice', src: '/media/other.svg' });
  });

  test('unknown fields survive whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.jsonValue(), (title, caption, odd) => {
        const before = { ...post, odd };
        const after = applyForm(before, fields, sent({ title, 'body[2].caption': caption }));
        expect(after.odd).toEqual(odd);
        expect((after.body as unknown[])[1]).toBe((post.body as unknown[])[1]);
        expect(linesOf(after.products)).toBe('cord-8\ncord-10');
      }),
    );
  });
});

describe('what a button beside an item asks for', () => {
  const keysIn = (document: Json | undefined, list: string) =>
    ((document?.[list] ?? []) as Json[]).map(({ _key }) => _key);
  const wished = (text: string) => {
    const wish = readWish(text);
    return wish && applyWish(post, fields, wish, () => 'new');
  };

  test.each([
    ['up body[1]', 'body', ['two', 'one', 'three'], 'body[0]'],
    ['down body[1]', 'body', ['one', 'three', 'two'], 'body[2]'],
    ['up body[0]', 'body', ['one', 'two', 'three'], 'body[0]'],
    ['down body[2]', 'body', ['one', 'two', 'three'], 'body[2]'],
    ['remove body[1]', 'body', ['one', 'three'], 'body'],
    ['add body figure', 'body', ['one', 'two', 'three', 'new'], 'body[3]'],
    ['after body[0] block', 'body', ['one', 'new', 'two', 'three'], 'body[1]'],
    ['add tags', 'tags', ['a', 'b', 'new'], 'tags[2]'],
  ])('%s', (text, list, keys, place) => {
    const after = wished(text);
    expect(keysIn(after?.document, list)).toEqual(keys);
    expect(after?.place).toBe(place);
  });

  test.each([
    'up title',
    'remove body[9]',
    'add body poem',
    'add _id',
    'add __proto__',
    'up body[-1]',
    'fly body[0]',
  ])('%s leads nowhere', (text) => {
    expect(wished(text)).toBeNull();
  });
});
