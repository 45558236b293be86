import { expect, test, vi } from 'vitest';
import { contentSources } from './content-search.ts';

const block = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] });
const rows = {
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
    return Response.json({ result: query.includes('blogPost') ? rows.blogPost : rows.faqEntry });
  };
  return { fetch, asked, say: (text: string) => say(text) };
}

test('posts and questions become records with the path they are shown at', async () => {
  const { fetch, asked } = service();
  const [posts, faq] = contentSources({ fetch, url: 'http://content.test', dataset: 'production' });
  expect(await posts?.records('de-DE')).toEqual([
    {
      objectID: 'knots',
      title: 'Knoten',
      excerpt: 'Drei Knoten',
      content: 'Der Palstek hält.\n',
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
      url_key: 'faq/versand',
    },
  ]);
  expect(asked).toEqual(['"de_DE"', '"en"']);
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
