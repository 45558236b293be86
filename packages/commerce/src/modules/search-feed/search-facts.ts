import { statement } from '@bowline/database';
import { type LocaleName, shop } from '@bowline/markets';
import { createCatalog } from '#catalog';
import { createPricing } from '#pricing';
import { createReferenceVersion, localTime, type ShopSettings, storeViews } from '#stores';
import type { CommerceDatabase } from '#tables';
import { describeAttributes } from './attribute-facts.ts';
import { categoryFactsOf } from './category-facts.ts';
import type { AttributeDescription, CategoryFacts, PageFacts, ProductFacts } from './facts.ts';
import { completeFacts, type FactSources } from './product-facts.ts';
import { productsAfter, productsById } from './product-statements.ts';

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
}

export interface SearchFactsDependencies {
  readonly database: CommerceDatabase;
  readonly clock: () => Date;
  readonly settings: ShopSettings;
}

/** Small enough that putting a chunk together holds up no visitor. */
const chunkSize = 50;

const activePages = statement<PageFacts>(`
  select p.id, p.identifier, t.title, t.url_key as "urlKey", t.content_html as "contentHtml"
  from cms_page p join cms_page_text t on t.cms_page_id = p.id and t.locale = $1
  where p.is_active and p.identifier <> all($2) order by p.id`);

export function createSearchFacts({ database, clock, settings }: SearchFactsDependencies): SearchFacts {
  const { showOutOfStock, timeZone } = settings;
  // Asked for every time: a record made with the attributes of a moment ago would stay wrong.
  const version = createReferenceVersion(database, { maxAgeMs: 0, nowMs: () => performance.now() });
  const catalog = createCatalog(database, version, settings);
  const pricingFor = createPricing(database, version, settings);
  async function openSources(locale: LocaleName): Promise<FactSources> {
    const store = storeViews.find((view) => view.locale === locale);
    if (!store) throw new Error(`There is no store view for ${locale}`);
    const reading = database.openReading();
    const { availableCurrencies, defaultCurrency } = store.market;
    const [reader, ...pricings] = await Promise.all([
      catalog.readerFor({ locale, currency: defaultCurrency }, reading),
      ...availableCurrencies.map(async ({ code: currency }) => ({
        ...(await pricingFor({ store, currency }, clock(), reading)),
        currency,
      })),
    ]);
    // A currency whose rate nobody has entered must not keep the products out of the index.
    const views = pricings
      .filter(({ currency, rates }) => currency === shop.baseCurrency || rates().has(currency))
      .map((pricing) => pricing.view());
    return { reading, catalog: reader, prices: { today: localTime(clock(), timeZone).day, views } };
  }

  async function* chunksOf(locale: LocaleName, ids: readonly number[]) {
    for (let start = 0; start < ids.length; start += chunkSize) {
      const sources = await openSources(locale);
      const wanted = ids.slice(start, start + chunkSize);
      const rows = await sources.reading.read(productsById, () => [locale, showOutOfStock, wanted]);
      if (rows.length) yield await completeFacts(rows, sources);
    }
  }

  async function* allChunks(locale: LocaleName) {
    let last = 0;
    for (;;) {
      const sources = await openSources(locale);
      const rows = await sources.reading.read(productsAfter, () => [locale, showOutOfStock, last, chunkSize]);
      if (rows.length === 0) return;
      yield await completeFacts(rows, sources);
      last = rows.at(-1)?.id ?? last;
    }
  }

  return {
    attributes: async (locale) => describeAttributes((await openSources(locale)).catalog.book()),
    productFacts: (locale, { ids } = {}) => (ids ? chunksOf(locale, ids) : allChunks(locale)),
    async categoryFacts(locale) {
      const { catalog: reader } = await openSources(locale);
      return categoryFactsOf(reader.tree(), reader.productCountOf);
    },
    pageFacts: (locale) =>
      database
        .openReading()
        .read(activePages, () => [locale, [settings.homePageIdentifier, settings.notFoundPageIdentifier]]),
  };
}
