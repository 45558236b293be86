import { describe, expect, test } from 'vitest';
import { aPage, sampleContent } from '../testing/sample-content.ts';
import { contentTypes, documentProblems } from './content-types.ts';

test('there is a sample of every type, and nothing is wrong with it', () => {
  const samples = sampleContent('nl_NL');
  expect(new Set(samples.map(({ _type }) => _type))).toEqual(new Set(Object.keys(contentTypes)));
  for (const sample of samples) expect([sample._id, documentProblems(sample)]).toEqual([sample._id, []]);
});

test('a quote of the shop’s own needs no author', () => {
  const quote = sampleContent().find(({ _type }) => _type === 'quote');
  expect(documentProblems({ ...quote, author: undefined })).toEqual([]);
});

describe('what is wrong is told with its place:', () => {
  const page = aPage('en');
  test.each([
    ['nothing at all', null, 'must be an object'],
    ['an unknown type', { ...page, _type: 'poem' }, '_type: "poem" is not a type of content'],
    ['an odd id', { ...page, _id: 'a b' }, '_id: "a b" is no id'],
    ['an id of another translation', { ...page, language: 'nl_NL' }, '_id: must be page-about-nl_NL'],
    ['a language with a hyphen', { ...page, language: 'nl-NL' }, /^language: must be one of en, en_US/],
    ['a missing field', { ...page, title: undefined }, 'title: is missing'],
    ['an empty title', { ...page, title: ' ' }, /^title: must be one line/],
    ['a field too many', { ...page, colour: 'red' }, 'colour: is not a field'],
    ['a slug with spaces', { ...page, slug: { current: 'About us' } }, /^slug.current: must be a path/],
    [
      'a block of an unknown kind',
      { ...page, body: [{ _type: 'poem' }] },
      /^body\[0\]: must have a "_type" of block, html/,
    ],
    [
      'a link that is a script',
      {
        ...page,
        body: [{ ...page.body[0], markDefs: [{ _type: 'link', _key: 'a', href: 'javascript:alert(1)' }] }],
      },
      'body[0].markDefs[0].href: must be an address without spaces',
    ],
    [
      'a picture from nowhere',
      { ...page, seo: { ...page.seo, picture: { alt: 'x' } } },
      'seo.picture: needs either "asset" or "src"',
    ],
  ])('%s', (_case, document, message) => {
    const problems = documentProblems(document);
    expect(problems).toContainEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  test('a message that lacks a language', () => {
    const message = sampleContent().find(({ _type }) => _type === 'translationMessage');
    const problems = documentProblems({ ...message, values: { en: 'Empty' } });
    expect(problems).toContain('values.nl_NL: is missing');
    expect(problems).toHaveLength(10);
  });
});
