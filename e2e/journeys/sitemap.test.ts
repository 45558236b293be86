import { type LocaleName, localeNames, markets, prefixOf } from '@bowline/markets';
import { type AskShop, expect, test } from '../journey.ts';
import { htmlProblems } from '../validity/html-problems.ts';

const prefix = (locale: LocaleName) => prefixOf(markets[locale], 'prefix_except_default');

/** Addresses of a file that the shop lists at its own host. */
async function locationsOf(askShop: AskShop, path: string, host?: string): Promise<string[]> {
  const { status, text } = await askShop(path, host === undefined ? {} : { host });
  expect([path, status]).toEqual([path, 200]);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

const pathOf = (address: string) => new URL(address).pathname;

/** So many, spread over the whole list. */
function sampleOf(addresses: readonly string[], count: number): string[] {
  const step = Math.max(1, Math.floor(addresses.length / count));
  return addresses.filter((_, index) => index % step === 0).slice(0, count);
}

test('the index of a shared host names the site maps of all its locales, none of them too long', async ({
  askShop,
}) => {
  const files = await locationsOf(askShop, '/sitemap.xml');
  for (const locale of localeNames)
    expect(files.map(pathOf)).toContain(`${prefix(locale)}/sitemap/products-1.xml`);
  const products = files.filter((file) => /\/de\/sitemap\/products-\d+\.xml$/.test(file));
  expect(products.length).toBeGreaterThan(1);
  const counts = await Promise.all(
    products.map(async (file) => (await locationsOf(askShop, pathOf(file))).length),
  );
  expect(Math.max(...counts)).toBeLessThanOrEqual(5_000);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3_500);
});

test('a domain of its own lists its own pages without a prefix, with all translations', async ({
  askShop,
}) => {
  const host = 'bowline.nl';
  const files = await locationsOf(askShop, '/sitemap.xml', host);
  expect(files.every((file) => new URL(file).host === host)).toBe(true);
  const pages = await locationsOf(askShop, '/sitemap/pages-1.xml', host);
  expect(pages.map(pathOf)).toContain('/faq');
  const { text } = await askShop('/sitemap/pages-1.xml', { host });
  expect(text).toContain('hreflang="de-DE" href="https://bowline.de/faq"');
  expect(text).toContain('hreflang="x-default" href="https://bowline.eu/faq"');
});

test('robots learn where the site map is and what is not for them', async ({ askShop }) => {
  const { text, headers } = await askShop('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(text).toMatch(/^Sitemap: http:\/\/[\w.:]+\/sitemap\.xml$/m);
  expect(text).toContain('Disallow: /nl/checkout');
  expect((await askShop('/llms.txt')).text).toMatch(/^# Bowline\n\n> /);
});

test('what a site map does not have is not found', async ({ askShop }) => {
  for (const name of ['products-999', 'posts-2', 'orders-1'])
    expect((await askShop(`/sitemap/${name}.xml`)).status).toBe(404);
});

test('redirects of editors are followed before anything is called missing', async ({ askShop }) => {
  const elsewhere = await askShop('/live-courses');
  expect([elsewhere.status, elsewhere.location]).toEqual([302, 'https://courses.example.com/']);
  expect((await askShop('/pl/help')).location).toBe('/pl/faq');
  const german = await askShop('/de/lieferung?from=leaflet');
  expect([german.status, german.location]).toEqual([301, '/de/versandkosten?from=leaflet']);
});

/** Pages of the site map answer at once; links on them may lead through one redirect, not through a chain. */
test.for(localeNames)(
  'pages in the site map of %s answer, are valid HTML, and no link on them is dead',
  async (locale, { askShop }) => {
    const { pages, mostLinks, validated } = thoroughIn(locale);
    const kinds = { pages, posts: 3, categories: 2, products: 2 };
    const starts = await Promise.all(
      Object.entries(kinds).map(async ([kind, count]) =>
        sampleOf(await locationsOf(askShop, `${prefix(locale)}/sitemap/${kind}-1.xml`), count).map(pathOf),
      ),
    );
    const dead: string[] = [];
    const visit = async (path: string, from: string): Promise<string> => {
      const { status, text, location } = await askShop(path, { cookies: { 'vsf-locale': locale } });
      const isRedirect = status >= 300 && status < 400;
      const mayRedirect = from.startsWith('/');
      if (status >= 400 || (isRedirect && !mayRedirect))
        dead.push(`${path} (${status}), linked from ${from}`);
      return isRedirect && mayRedirect && location?.startsWith('/') ? visit(location, 'a redirect') : text;
    };
    const links = new Map<string, string>();
    const opened = starts.flat();
    const judged = new Set(starts.flatMap((paths) => sampleOf(paths, validated)));
    for (const path of opened) {
      const html = await visit(path, 'the site map');
      if (judged.has(path)) expect([path, htmlProblems(html)]).toEqual([path, []]);
      for (const link of linksOf(html)) links.set(link, path);
    }
    for (const path of opened) links.delete(path);
    const sample = sampleOf([...links.keys()], mostLinks);
    for (let at = 0; at < sample.length; at += atOnce)
      await Promise.all(sample.slice(at, at + atOnce).map((link) => visit(link, links.get(link) ?? '')));
    expect(dead).toEqual([]);
  },
);

const atOnce = 4;

/**
 * Templates are the same everywhere: they are all looked at in English, what translators write by a sample. To judge the
 * markup of a page costs more than to make it: in other languages one of a kind stands for the rest.
 */
function thoroughIn(locale: LocaleName): { pages: number; mostLinks: number; validated: number } {
  return locale === 'en'
    ? { pages: 40, mostLinks: 40, validated: 20 }
    : { pages: 6, mostLinks: 8, validated: 1 };
}

/** Paths of pages; files, fragments, other sites and endless combinations of filters are not pages of their own. */
function linksOf(html: string): Set<string> {
  const main = html.replace(/<script[\s\S]*?<\/script>/g, '');
  const found = [...main.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return new Set(found.filter((href) => !/^\/(assets|media|_ipx)\/|[?]|\/stores\/store\/switch/.test(href)));
}
