import { type Log, statement } from '@bowline/database';
import { type LocaleName, markets, shop } from '@bowline/markets';
import { createCatalog } from '#catalog';
import { createPricingReader, exchangeRates, type PricedVisitor } from '#pricing';
import {
  createReferenceVersions,
  createShopData,
  localTime,
  type ShopData,
  type ShopSettings,
  storeViews,
} from '#stores';
import type { CommerceDatabase } from '#tables';
import { vatRates } from '#tax';
import { describeAttributes } from './attribute-facts.ts';
import { categoryFactsOf } from './category-facts.ts';
import type { AttributeDescription, CategoryFacts, PageFacts, ProductFacts } from './facts.ts';
import { completeFacts, type FactSources } from './product-facts.ts';
import { inEuros } from './product-prices.ts';
import { productsAfter, productsById } from './product-statements.ts';
import { type RuleFact, readRuleFacts } from './rules.ts';
import { readSharedFacts, rememberShared } from './shared-facts.ts';
import { readSynonyms, type SynonymFact } from './synonyms.ts';

/** What a search index is made from (rules 7 and 8). */
export interface SearchFacts {
  attributes(locale: LocaleName): Promise<readonly AttributeDescription[]>;
  /** In chunks, so that a large catalogue never lies in memory; all listed products, or those of these ids. */
  productFacts(
    locale: LocaleName,
    options?: { readonly ids?: readonly number[] },
  ): AsyncIterable<readonly ProductFacts[]>;
  categoryFacts(locale: LocaleName): Promise<readonly CategoryFacts[]>;
  pageFacts(locale: LocaleName): Promise<readonly PageFacts[]>;
  /** Rule 10. */
  synonyms(locale: LocaleName): Promise<readonly SynonymFact[]>;
  /** Rule 12. */
  rules(locale: LocaleName): Promise<readonly RuleFact[]>;
}

export interface SearchFactsDependencies {
  readonly database: CommerceDatabase;
  readonly clock: () => Date;
  /** What holds where the merchant decided nothing. */
  readonly settings: ShopSettings;
  readonly log: Log;
  /** How many products are read with one question; a thread that answers no visitors may take more. */
  readonly chunkSize?: number;
  /** Reads what all locales share once: only for who reads all of them and ends. */
  readonly sharesLocales?: boolean;
}

/** Small enough that putting a chunk together holds up no visitor. */
const usualChunkSize = 50;
/** About a kilobyte each. */
const mostProductsShared = 50_000;

const activePages = statement<PageFacts>(`
  select p.id, p.identifier, t.title, t.url_key as "urlKey", t.content_html as "contentHtml"
  from cms_page p join cms_page_text t on t.cms_page_id = p.id and t.locale = $1
  where p.is_active and p.identifier <> all($2) order by p.id`);

/** Asked for every time: a record made with the attributes of a moment ago would stay wrong. */
function freshVersions(database: CommerceDatabase) {
  return createReferenceVersions(database, { maxAgeMs: 0, nowMs: () => performance.now() });
}

/** As it is now, whatever the rest of the process still knows. */
export function freshShopData({ database, settings, log }: SearchFactsDependencies): ShopData {
  const { shopData: version } = freshVersions(database);
  return createShopData({ database, version, parts: [vatRates, exchangeRates], defaults: settings, log });
}

export function createSearchFacts(dependencies: SearchFactsDependencies): SearchFacts {
  const { database, clock, settings, chunkSize = usualChunkSize } = dependencies;
  const catalog = createCatalog(database, freshVersions(database).reference);
  const shopData = freshShopData(dependencies);
  const readShared = dependencies.sharesLocales ? rememberShared(mostProductsShared) : readSharedFacts;
  async function openSources(locale: LocaleName): Promise<FactSources> {
    const store = storeViews.find((view) => view.locale === locale);
    if (!store) throw new Error(`There is no store view for ${locale}`);
    const reading = database.openReading();
    const now = clock();
    const { availableCurrencies, defaultCurrency } = store.market;
    const shopFacts = await shopData.current();
    const reader = await catalog.readerFor(
      { locale, currency: defaultCurrency },
      reading,
      shopFacts.settings,
    );
    // A currency whose rate nobody has entered must not keep the products out of the index.
    const rated = availableCurrencies.filter(
      ({ code }) => code === shop.baseCurrency || shopFacts.of(exchangeRates).has(code),
    );
    const otherDisplay = store.market.pricesIncludeVat ? 'excl' : 'incl';
    const views = rated.map(({ code: currency }) => {
      const viewOf = (visitor: PricedVisitor) =>
        createPricingReader(visitor, { now, shopFacts }, reading).view();
      const usual = viewOf({ store, currency });
      return {
        usual,
        usualInEuros: inEuros(usual),
        other: viewOf({ store, currency, vatDisplay: otherDisplay }),
      };
    });
    const { showOutOfStock, timeZone, productUrlSuffix, categoryUrlSuffix } = shopFacts.settings;
    return {
      reading,
      readShared,
      catalog: reader,
      prices: { locale, today: localTime(now, timeZone).day, views, known: new Map() },
      showOutOfStock,
      suffixes: { product: productUrlSuffix, category: categoryUrlSuffix },
    };
  }

  async function* chunksOf(locale: LocaleName, ids: readonly number[]) {
    for (let start = 0; start < ids.length; start += chunkSize) {
      const sources = await openSources(locale);
      const wanted = ids.slice(start, start + chunkSize);
      const rows = await sources.reading.read(productsById, () => [locale, sources.showOutOfStock, wanted]);
      if (rows.length) yield* completeFacts(rows, sources);
    }
  }

  async function* allChunks(locale: LocaleName) {
    let last = 0;
    for (;;) {
      const sources = await openSources(locale);
      const rows = await sources.reading.read(productsAfter, () => [
        locale,
        sources.showOutOfStock,
        last,
        chunkSize,
      ]);
      if (rows.length === 0) return;
      yield* completeFacts(rows, sources);
      last = rows.at(-1)?.id ?? last;
    }
  }

  return {
    attributes: async (locale) => describeAttributes((await openSources(locale)).catalog.book()),
    productFacts: (locale, { ids } = {}) => (ids ? chunksOf(locale, ids) : allChunks(locale)),
    async categoryFacts(locale) {
      const { catalog: reader, suffixes } = await openSources(locale);
      return categoryFactsOf(reader.tree(), suffixes.category, reader.productCountOf);
    },
    synonyms: (locale) => readSynonyms(database, markets[locale].language),
    rules: (locale) => readRuleFacts(database, locale, settings.timeZone),
    pageFacts: (locale) =>
      database
        .openReading()
        .read(activePages, () => [locale, [settings.homePageIdentifier, settings.notFoundPageIdentifier]]),
  };
}
