import type { CommerceDatabase } from '@bowline/commerce';
import { defaultPrefixStrategy, localeUrl, type Market } from '@bowline/markets';
import { newCartId, questionsOf } from '../checkout/cart-questions.ts';
import { nextOrder } from '../checkout/orders.ts';
import { at, type Scene } from '../checkout/scene.ts';
import type { Question, Visit } from '../measure/questions.ts';
import { createRandom } from '../measure/random.ts';
import { sampleListings, sampleProducts } from '../measure/sample-catalogue.ts';
import { browserHeaders } from '../pages/cases.ts';

export const kinds = ['browse', 'search', 'cart', 'order'] as const;
export type Kind = (typeof kinds)[number];

/** What a visitor does next. */
export interface Errand {
  readonly kind: Kind;
  readonly visit: Visit;
}

/** Of a hundred who come. */
const mix: Readonly<Record<Kind, number>> = { browse: 80, search: 15, cart: 4, order: 1 };
const pagesBrowsed = 400;
const visitors = 5_000;
const seed = 18;

/** As people come to a shop: most look around, and at some pages far more often than at others. The same in every run. */
export async function createTraffic(database: CommerceDatabase, scene: Scene): Promise<() => Errand> {
  const random = createRandom(seed);
  const [products, listings] = await Promise.all([sampleProducts(database), sampleListings(database)]);
  const addressOf = (market: Market, path: string) =>
    localeUrl(market, path, { host: 'localhost', strategy: defaultPrefixStrategy });
  const pages = [
    ...listings.map(({ market, urlPath }) => addressOf(market, `/${urlPath}`)),
    ...products.map(({ market, urlKey }) => addressOf(market, `/${urlKey}`)),
  ]
    .toSorted(() => random.next() - 0.5)
    .slice(0, pagesBrowsed);
  const wordsOf = (urlKey: string) => urlKey.split('-').filter((word) => word.length > 3);
  const searches = products.flatMap(({ market, urlKey }) =>
    wordsOf(urlKey).map((word) => addressOf(market, `/search?q=${encodeURIComponent(word)}`)),
  );
  const order = nextOrder(scene);
  let turn = 0;

  const visits: Readonly<Record<Kind, () => Visit>> = {
    browse: () => [page(random.pickFrequent(pages))],
    search: () => [page(random.pick(searches))],
    cart: () => {
      const cart = questionsOf(newCartId(), at(scene.buyers, turn), turn, scene);
      return [cart.create(), cart.add([random.pickFrequent(scene.goods)])];
    },
    order,
  };
  return () => {
    turn += 1;
    const kind = kindAt(random.next() * 100);
    // Many people, not one: who asks much waits behind himself.
    const from = `10.0.${random.below(visitors) >> 8}.${turn & 255}`;
    const visit = visits[kind]().map((question) => ({
      ...question,
      headers: { ...question.headers, 'x-forwarded-for': from },
    }));
    return { kind, visit };
  };
}

function kindAt(hundredth: number): Kind {
  let below = 0;
  for (const kind of kinds) {
    below += mix[kind];
    if (hundredth < below) return kind;
  }
  return 'browse';
}

function page(path: string): Question {
  return {
    path,
    headers: browserHeaders,
    fault: (body) => (body.length < 1_000 ? `the page has only ${body.length} bytes` : undefined),
  };
}
