import { markets } from '@bowline/markets';
import { localImageService } from '@bowline/media/urls';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ShopRequest } from '../../shop-context.ts';
import { hrefOf } from './link-target.ts';
import { PortableText } from './PortableText.tsx';
import { prepareRichText } from './prepare-rich-text.server.ts';
import type { RichText, TextBlock } from './rich-text.ts';

const paragraph = (key: string, text: string, extra: Partial<TextBlock> = {}): TextBlock => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  children: [{ _type: 'span', _key: `${key}s`, text, marks: [] }],
  markDefs: [],
  ...extra,
});

const linked = (key: string, target: string): TextBlock =>
  paragraph(key, '', {
    children: [{ _type: 'span', _key: 's', text: target, marks: ['l'] }],
    markDefs: [{ _type: 'link', _key: 'l', target }],
  });

/** As much of a request as texts need; commerce is asked for nothing here. */
function germanRequest(found: readonly object[] = []): ShopRequest {
  const content = { query: async () => found, queryIfPossible: async () => found };
  const log = { warn: (details: object, message: string) => void logged.push([details, message]) };
  const known = new Map([['/media/coil.svg', { width: 1600, height: 400 }]]);
  const sizeOf = async (path: string) => known.get(path) ?? Promise.reject(new Error('offline'));
  const pictures = { service: localImageService, sizeOf };
  return { market: markets['de-DE'], basename: '/de', content, log, pictures } as unknown as ShopRequest;
}

const logged: unknown[] = [];

function shown(blocks: RichText, inserts = {}): string {
  const router = createMemoryRouter([
    { path: '/', element: <PortableText blocks={blocks} inserts={inserts} /> },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  ['page:returns', '/ruecksendungen'],
  ['category:otherCord', '/anderes-seil'],
  ['search:dog leash', '/search?q=dog%20leash'],
  ['mailto:a@b.nl', 'mailto:a@b.nl'],
  ['faq:', '/faq'],
  ['faq:delivery', '/faq/lieferung'],
  ['blog:', '/blog'],
  ['blog:unknown', '/blog'],
  ['page:nowhere', undefined],
  ['javascript:alert', undefined],
])('%s leads to %s', (target, href) => {
  expect(hrefOf({ target }, 'de-DE', { 'faq:delivery': 'lieferung' })).toBe(href);
});

test('links get the address of their locale, those to documents by their slug', async () => {
  const request = germanRequest([{ _type: 'blogPost', key: 'first-knots', slug: 'erste-knoten' }]);
  const blocks = await prepareRichText(request, [
    linked('a', 'page:returns'),
    linked('b', 'blog:first-knots'),
  ]);
  expect(blocks.map((block) => block._type === 'block' && block.markDefs[0]?.href)).toEqual([
    '/ruecksendungen',
    '/blog/erste-knoten',
  ]);
});

test('a link that leads nowhere leaves its text', async () => {
  const html = shown(await prepareRichText(germanRequest(), [linked('a', 'page:nowhere')]));
  expect(html).toContain('page:nowhere');
  expect(html).not.toContain('<a');
});

test('placeholders are filled everywhere, unknown ones leave nothing', async () => {
  const html = shown(
    await prepareRichText(germanRequest(), [
      paragraph('a', 'Bei {brand} hat man {returnDays} Tage{unknown}.'),
      {
        _type: 'facts',
        _key: 'f',
        facts: [{ term: '{brand}', description: [paragraph('b', '{productWord}')] }],
      },
      {
        _type: 'table',
        _key: 't',
        head: ['{brand}'],
        rows: [{ cells: [{ content: [paragraph('c', '{returnDays}')] }] }],
      },
    ]),
  );
  expect(html).toContain('Bei Bowline hat man 30 Tage.');
  expect(html).toContain('<dt class="font-semibold max-sm:-mb-2">Bowline</dt>');
  expect(html).toContain('Paracord');
  expect(html).toContain('<th scope="col">Bowline</th>');
});

test('HTML in a text is sanitised', async () => {
  const html = shown(
    await prepareRichText(germanRequest(), [
      { _type: 'html', _key: 'h', html: '<b>ok</b><script>alert(1)</script>' },
    ]),
  );
  expect(html).toContain('<b>ok</b>');
  expect(html).not.toContain('alert');
});

test('headings, lists, notes and live parts stand in the order of the text', () => {
  const html = shown(
    [
      paragraph('a', 'Titel', { style: 'h2' }),
      paragraph('b', 'eins', { listItem: 'bullet', level: 1 }),
      paragraph('c', 'zwei', { listItem: 'bullet', level: 1 }),
      { _type: 'insert', _key: 'i', name: 'clock' },
      { _type: 'insert', _key: 'j', name: 'nobody-knows-this' },
      paragraph('d', 'Achtung', { style: 'note' }),
    ],
    { clock: () => <time>12:00</time> },
  );
  expect(html).toMatch(/<h2>Titel<\/h2><ul><li>eins<\/li><li>zwei<\/li><\/ul>.*12:00.*role="note".*Achtung/);
});

test('a picture whose size nobody wrote down gets its own', async () => {
  const picture = { alt: 'A coil', src: '/media/coil.svg' };
  const [figure] = await prepareRichText(germanRequest(), [{ _type: 'figure', _key: 'f', picture }]);
  expect(figure).toMatchObject({ picture: { ...picture, width: 1600, height: 400 } });
  expect(shown(figure ? [figure] : [])).toContain('width="800" height="200"');

  const html = '<img src="/media/coil.svg"><img src="https://www.bowline.de/media/coil.svg" width="200">';
  const [written] = await prepareRichText(germanRequest(), [{ _type: 'html', _key: 'h', html }]);
  expect(shown(written ? [written] : [])).toMatch(/width="800" height="200".*width="200" height="50"/);
});

test('one that cannot be measured is logged and shown all the same', async () => {
  logged.length = 0;
  const picture = { alt: 'Nothing', src: '/media/nothing.svg' };
  const blocks = await prepareRichText(germanRequest(), [
    { _type: 'figure', _key: 'f', picture },
    { _type: 'html', _key: 'h', html: '<img src="/media/nothing.svg">' },
  ]);
  expect(shown(blocks).match(/<img/g)).toHaveLength(2);
  expect(shown(blocks)).not.toMatch(/(width|height)="0"/);
  const told = [
    { err: new Error('offline'), path: '/media/nothing.svg' },
    'The size of a picture could not be read',
  ];
  expect(logged).toEqual([told, told]);
});
