import { type AskShop, expect, test } from '../journey.ts';

/** So many pages of each kind, spread over all of them. */
const pagesPerKind = 6;

async function locationsOf(askShop: AskShop, path: string): Promise<string[]> {
  const { text } = await askShop(path);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Modifiers of every picture that the pages of the shop name, wherever they do. */
async function modifiersOfPages(askShop: AskShop, pages: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const page of pages) {
    const { text } = await askShop(page);
    for (const [, modifiers = ''] of text.matchAll(/\/_ipx\/([^/"'\s]+)\//g)) found.add(modifiers);
  }
  return found;
}

test('every size of a picture that the shop itself links to is made, and no other', async ({ askShop }) => {
  const maps = (await locationsOf(askShop, '/sitemap.xml')).filter((path) =>
    /^(\/de)?\/sitemap\//.test(path),
  );
  const pages = ['/', '/de'];
  for (const map of maps) {
    const listed = await locationsOf(askShop, map);
    const step = Math.max(1, Math.floor(listed.length / pagesPerKind));
    pages.push(...listed.filter((_, index) => index % step === 0).slice(0, pagesPerKind));
  }
  const modifiers = await modifiersOfPages(askShop, pages);
  expect(modifiers.size).toBeGreaterThan(15);
  // The size is looked at before the picture: this needs none to be made.
  const statusOf = async (text: string) => (await askShop(`/_ipx/${text}/media/nowhere.svg`)).status;
  for (const text of modifiers) expect([text, await statusOf(text)]).toEqual([text, 404]);
  for (const text of ['w_801', 's_800x601', 'w_800,q_79', 'w_800,b_123456', 'f_webp,s_1600x37'])
    expect([text, await statusOf(text)]).toEqual([text, 400]);
});
