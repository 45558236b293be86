import { staticPageSlug } from '@bowline/markets';
import { expect, test, vi } from 'vitest';
import { contentSources } from './content-sources.ts';

const block = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] });
const rows = {
  legalText: [
    {
      key: 'terms',
      title: 'Bedingungen von {brand}',
      slug: 'was-ein-redakteur-schrieb',
      intro: '{productWord} und mehr. Ab {minimumOrder} liefern wir.',
      body: [
        block('Wer bestellt, kauft.'),
        { _type: 'facts', facts: [{ term: 'Frist', description: [block('{returnDays} Tage')] }] },
        { _type: 'table', rows: [{ cells: [{ content: [block('Polen')] }, { content: [block('23 %')] }] }] },
      ],
    },
    { key: 'care', title: 'Pflege', slug: 'pflege', intro: null, body: null },
  ],
  blogPost: [
    {
      key: 'knots',
      title: 'Knoten',
      slug: 'erste-knoten',
      excerpt: 'Drei Knoten',
      publishedAt: '2026-01-31T09:00:00Z',
      body: [block('Der Palstek hält.'), { _type: 'insert', name: 'x' }],
    },
  ],
  faqEntry: [
    {
      key: 'how-long',
      question: 'Wie lange?',
      answer: [block('Zwei Tage.')],
      category: { slug: 'versand', title: 'Versand' },
    },
  ],
};

function service() {
  const asked: string[] = [];
  let say: (text: string) => void = () => {};
  const fetch = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/live/events/production')) {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          say = (text) => controller.enqueue(new TextEncoder().encode(text));
          say('event: welcome\ndata: {}\n\n');
        },
      });
      return new Response(body);
    }
    const query = searchParams.get('query') ?? '';
    asked.push(searchParams.get('$lang') ?? '');
    const type = (['legalText', 'blogPost', 'faqEntry'] as const).find((name) => query.includes(name));
    return Response.json({ result: type ? rows[type] : [] });
  };
  return { fetch, asked, say: (text: string) => say(text) };
}

test('pages, posts and questions become records with the path they are shown at', async () => {
  const { fetch, asked } = service();
  const [pages, posts, faq] = contentSources({ fetch, url: 'http://content.test', dataset: 'production' });
  expect(await pages?.records('de-DE')).toEqual([
    {
      objectID: 'page:terms',
      identifier: 'terms',
      title: 'Bedingungen von Bowline',
      content: 'Paracord und mehr.\nWer bestellt, kauft.\nFrist: 30 Tage\nPolen, 23 %',
      url_key: staticPageSlug('terms', 'de-DE'),
    },
    { objectID: 'page:care', identifier: 'care', title: 'Pflege', content: '', url_key: 'pflege' },
  ]);
  expect(await posts?.records('de-DE')).toEqual([
    {
      objectID: 'knots',
      title: 'Knoten',
      excerpt: 'Drei Knoten',
      content: 'Der Palstek hält.',
      url_key: 'blog/erste-knoten',
      published_at: 1769850000,
    },
  ]);
  expect(await faq?.records('en')).toMatchObject([
    {
      objectID: 'how-long',
      question: 'Wie lange?',
      answer: 'Zwei Tage.',
      topic: 'Versand',
      url_key: 'faq/versand#how-long',
    },
  ]);
  expect(asked).toEqual(['"de_DE"', '"de_DE"', '"en"']);
});

test('a listener is told at the beginning and after a burst of changes, once each', async () => {
  vi.useFakeTimers();
  try {
    const { fetch, say } = service();
    const [posts] = contentSources({ fetch, url: 'http://content.test', dataset: 'production' });
    const onChange = vi.fn();
    const listener = posts?.listen?.(onChange);
    await vi.advanceTimersByTimeAsync(300);
    expect(onChange).toHaveBeenCalledTimes(1);
    for (let change = 0; change < 5; change += 1) say('event: message\ndata: {}\n\n');
    say(':\n\n');
    await vi.advanceTimersByTimeAsync(300);
    expect(onChange).toHaveBeenCalledTimes(2);
    await listener?.close();
  } finally {
    vi.useRealTimers();
  }
});
