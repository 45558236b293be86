import type { Resolvers } from '#desk-wire';
import { CodedRefusal, valueOrCode } from '#graphql';
import type { PriceFile } from '../prices/read-prices.ts';
import type { GoodsDesk } from './products-resolvers.ts';

const mostHistory = 12;

const present = <Item>(items: readonly (Item | null)[]): readonly Item[] =>
  items.filter((item): item is Item => item !== null);

const show = ({ history, ...price }: PriceFile, options: string) => ({
  ...price,
  options,
  history: history
    .slice(-mostHistory)
    .reverse()
    .map(({ validFrom, priceMinor }) => ({ validFrom: validFrom.toISOString(), priceMinor })),
});

export const pricesDeskResolvers: Resolvers<GoodsDesk> = {
  Query: {
    async prices(_, { sku }, { admin, store: { locale } }) {
      const file = await admin.goods.products.file(sku, locale);
      const parts = new Map(file?.parts.map((part) => [part.sku, part.options]));
      const files = await admin.goods.prices.of([...parts.keys()]);
      return files.map((price) => show(price, parts.get(price.sku) ?? ''));
    },
    async pricesOf(_, { skus }, { admin }) {
      const files = valueOrCode(await admin.goods.prices.under(present(skus)));
      return files.map((price) => show(price, ''));
    },
    marketPrices: (_, { sku }, { admin }) => admin.goods.prices.inMarkets(sku),
    reductionPreview: async (_, { skus, percentOff, from }, { admin }) =>
      valueOrCode(await admin.goods.prices.preview({ skus: present(skus), percentOff, from })),
  },
  Mutation: {
    changePrices: async (_, { prices }, { admin }) =>
      valueOrCode(await admin.goods.prices.change(present(prices))),
    async planReduction(_, { skus, percentOff, priceMinor, from, until }, { admin }) {
      const days = { from, ...(until && { to: until }) };
      const isByPrice = typeof priceMinor === 'number';
      if (isByPrice === (typeof percentOff === 'number')) throw new CodedRefusal('percent-or-price', {});
      if (!isByPrice && !(Number(percentOff) >= 1 && Number(percentOff) <= 99)) {
        throw new CodedRefusal('percent-not-valid', {});
      }
      const reduction = isByPrice ? { priceMinor, ...days } : { percentOff: Number(percentOff), ...days };
      return valueOrCode(await admin.goods.prices.change(present(skus).map((sku) => ({ sku, reduction }))));
    },
    withdrawReduction: async (_, { skus }, { admin }) =>
      valueOrCode(await admin.goods.prices.change(present(skus).map((sku) => ({ sku, reduction: null })))),
    async setTiers(_, { sku, tiers }, { admin }) {
      valueOrCode(await admin.goods.prices.setTiers(sku, present(tiers)));
      return true;
    },
    async setMarketPrices(_, { sku, prices }, { admin }) {
      const wishes = present(prices).map((price) => ({ ...price, priceMinor: price.priceMinor ?? null }));
      valueOrCode(await admin.goods.prices.setInMarkets(sku, wishes));
      return true;
    },
  },
};

const mostTold = 50;

async function pricesOf(skus: readonly string[], { admin }: GoodsDesk) {
  const files = await admin.goods.prices.of(skus.slice(0, mostTold));
  return files.map(({ history: _, ...price }) => price);
}

const subjectOf = (skus: readonly string[]) =>
  skus.length === 1 ? `product ${skus[0]}` : `${skus.length} products`;

const ofSkus = {
  subject: ({ skus }: { readonly skus: readonly string[] }) => subjectOf(skus),
  state: ({ skus }: { readonly skus: readonly string[] }, context: GoodsDesk) => pricesOf(skus, context),
};

type Prices = { readonly prices: readonly { readonly sku: string }[] };

/** What the log compares of prices. */
export const pricesChanges = {
  changePrices: {
    subject: ({ prices }: Prices) => subjectOf(prices.map(({ sku }) => sku)),
    state: ({ prices }: Prices, context: GoodsDesk) =>
      pricesOf(
        prices.map(({ sku }) => sku),
        context,
      ),
  },
  planReduction: ofSkus,
  withdrawReduction: ofSkus,
  setTiers: {
    subject: ({ sku }: { readonly sku: string }) => `product ${sku}`,
    state: async ({ sku }: { readonly sku: string }, context: GoodsDesk) =>
      (await pricesOf([sku], context))[0]?.tiers ?? null,
  },
  setMarketPrices: {
    subject: ({ sku }: { readonly sku: string }) => `product ${sku}`,
    state: async ({ sku }: { readonly sku: string }, { admin }: GoodsDesk) =>
      (await admin.goods.prices.inMarkets(sku)).filter(({ ownMinor }) => ownMinor !== null),
  },
};
