import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textSettings } from '../src/records/settings/text-settings.ts';
import { createTestSearch, type TestSearch } from '../src/testing/index.ts';

/** As they come from the content service and from commerce; a static page has the address its locale gives it. */
const pages = [
  {
    objectID: 'page:shipping',
    identifier: 'shipping',
    title: 'Verzendkosten en levertijd',
    content: 'Binnen Nederland bezorgen wij met een pakketdienst.\nGrote rollen gaan op een pallet.',
    url_key: 'verzending',
  },
  { objectID: 'returns', identifier: 'returns', title: 'Retourneren', content: 'Stuur', url_key: 'retour' },
];
const questions = [
  {
    objectID: 'washing',
    question: 'Kan ik touw wassen?',
    answer: 'Ja, op dertig graden, zonder wasverzachter.',
    topic: 'Onderhoud',
    url_key: 'faq/onderhoud#washing',
  },
  { objectID: 'gift', question: 'Is er een cadeaubon?', answer: 'Ja.', topic: null, url_key: 'faq#gift' },
];

let search: TestSearch;
beforeAll(async () => {
  search = await createTestSearch({
    settings: { pages_nl_NL: textSettings('pages', 'nl-NL'), faq_nl_NL: textSettings('faq', 'nl-NL') },
    indices: { pages_nl_NL: pages, faq_nl_NL: questions },
  });
});
afterAll(() => search.close());

async function find(index: string, query: string, more: object = {}) {
  const { body } = await search.call('POST', `/1/indexes/${index}/query`, { query, ...more });
  return body as { hits: { objectID: string; url_key: string; _snippetResult?: object }[]; facets?: object };
}

describe('pages and questions are found', () => {
  test.each([
    ['pages_nl_NL', 'verzendkosten', 'page:shipping'],
    ['pages_nl_NL', 'verzendksoten', 'page:shipping'],
    ['pages_nl_NL', 'pallets', 'page:shipping'],
    ['pages_nl_NL', 'retour', 'returns'],
    ['faq_nl_NL', 'wassen', 'washing'],
    ['faq_nl_NL', 'touw graden', 'washing'],
    ['faq_nl_NL', 'cadeau', 'gift'],
  ])('%s: %s', async (index, query, objectID) => {
    expect((await find(index, query)).hits.map((hit) => hit.objectID)).toEqual([objectID]);
  });

  test('with their address, the words around what was found, and the topics to choose from', async () => {
    const { hits } = await find('pages_nl_NL', 'pakketdienst');
    expect(hits).toMatchObject([{ url_key: 'verzending' }]);
    expect(JSON.stringify(hits[0]?._snippetResult)).toContain('<em>pakketdienst</em>');
    expect((await find('faq_nl_NL', '', { facets: ['topic'] })).facets).toEqual({ topic: { Onderhoud: 1 } });
  });
});
