import { expect, test } from 'vitest';
import { americanArticle, americanText } from './american-spelling.ts';

test.each([
  ['a colour by the metre', 'a color by the meter'],
  ['Cancelled orders are labelled.', 'Canceled orders are labeled.'],
  ['the cancellation of an order', 'the cancellation of an order'],
  ['our behaviour, our favourite neighbours', 'our behavior, our favorite neighbors'],
  [
    'We organise and recognise; an organisation apologises.',
    'We organize and recognize; an organization apologizes.',
  ],
  ['otherwise, precise, promise, advise', 'otherwise, precise, promise, advise'],
  ['four hours, your tour', 'four hours, your tour'],
  ['analyse the catalogue', 'analyze the catalog'],
  ['Your basket and your postcode', 'Your cart and your zip code'],
  ['a licence for the programmes', 'a license for the programs'],
  ['a programmer catalogued it', 'a programmer catalogued it'],
  ['Realise, reorganise, anodised; realism, organism', 'Realize, reorganize, anodized; realism, organism'],
  ['armour and vapour, an hour of labour', 'armor and vapor, an hour of labor'],
  ['Analysing the analyses', 'Analyzing the analyses'],
  ['fulfil, fulfilled, instalment, installed', 'fulfill, fulfilled, installment, installed'],
  ['cosy woollen things, ageing well', 'cozy woolen things, aging well'],
  ['Enquiries at the weekend: two per cent', 'Inquiries on the weekend: two percent'],
  ['cancel, cancels, level, model', 'cancel, cancels, level, model'],
])('%s becomes %s', (british, american) => {
  expect(americanText(british)).toBe(american);
});

test('placeholders and link targets are names and stay as they are', () => {
  expect(americanText('{colourCount} colours, [grey ones](search:grey colour)')).toBe(
    '{colourCount} colors, [gray ones](search:grey colour)',
  );
});

test('every part of an article is spelled, and its inserts stay', () => {
  expect(
    americanArticle({
      title: 'Colours',
      intro: 'grey',
      metaDescription: 'metres',
      blocks: [
        'fibre',
        { heading: 'Colour' },
        { subheading: 'Grey' },
        { note: 'centre' },
        { list: ['metre'] },
        { steps: ['harbour'] },
        { facts: [['Colour', 'grey']] },
        { table: { head: ['Fibre'], rows: [['metre']] } },
        { insert: 'catalogueClaims' },
      ],
    }),
  ).toEqual({
    title: 'Colors',
    intro: 'gray',
    metaDescription: 'meters',
    blocks: [
      'fiber',
      { heading: 'Color' },
      { subheading: 'Gray' },
      { note: 'center' },
      { list: ['meter'] },
      { steps: ['harbor'] },
      { facts: [['Color', 'gray']] },
      { table: { head: ['Fiber'], rows: [['meter']] } },
      { insert: 'catalogueClaims' },
    ],
  });
});
