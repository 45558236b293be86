import type { DeskContext } from '#desk';
import type { Resolvers } from '#desk-wire';
import { CodedRefusal, valueOrCode } from '#graphql';
import type { GoodsAdmin } from '../goods-admin.ts';
import type { ProductFile } from '../products/read-product.ts';

export interface GoodsDesk extends DeskContext {
  readonly admin: { readonly goods: GoodsAdmin };
}

const pageSize = 50;
const mostOffered = 8;

const show = ({ createdAt, words, ...product }: ProductFile) => ({
  ...product,
  createdAt: createdAt.toISOString(),
  words: words.map(({ changedAt, ...text }) => ({ ...text, changedAt: changedAt.toISOString() })),
});

export function momentOf(text: string | null | undefined): Date | null {
  if (text === null || text === undefined) return null;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new CodedRefusal('moment-not-valid', {});
  return moment;
}

export const productsDeskResolvers: Resolvers<GoodsDesk> = {
  Query: {
    products: (_, question, { admin, store: { locale } }) =>
      admin.goods.products.find({ ...question, locale, limit: pageSize }),
    async findProducts(_, { text }, { admin, store: { locale } }) {
      if (text.trim() === '') return [];
      return (await admin.goods.products.find({ text, locale, limit: mostOffered })).products;
    },
    async product(_, { sku }, { admin, store: { locale } }) {
      const found = await admin.goods.products.file(sku, locale);
      return found && show(found);
    },
  },
  Mutation: {
    async changeProductWords(_, { sku, locale, seenAt, words }, { admin }) {
      const given = {
        name: words.name,
        shortDescription: words.shortDescription ?? null,
        descriptionHtml: words.descriptionHtml ?? null,
        metaTitle: words.metaTitle ?? null,
        metaDescription: words.metaDescription ?? null,
        colourName: words.colourName ?? null,
        rangeName: words.rangeName ?? null,
      };
      valueOrCode(
        await admin.goods.products.changeWords({ sku, locale, words: given, seenAt: momentOf(seenAt) }),
      );
      return true;
    },
    publishProducts: async (_, { skus, isActive }, { admin }) =>
      valueOrCode(
        await admin.goods.products.publish(
          skus.filter((sku) => sku !== null),
          isActive,
        ),
      ),
    async renameProduct(_, wish, { admin }) {
      valueOrCode(await admin.goods.products.rename(wish));
      return true;
    },
    async setTaxClass(_, wish, { admin }) {
      valueOrCode(await admin.goods.products.setTaxClass(wish));
      return true;
    },
  },
};

type OfWords = { readonly sku: string; readonly locale: string };

const wordsOf = async ({ sku, locale }: OfWords, { admin, store }: GoodsDesk) => {
  const file = await admin.goods.products.file(sku, store.locale);
  const words = file?.words.find((text) => text.locale === locale);
  return words ? { ...words, changedAt: words.changedAt.toISOString() } : null;
};

/** What the log compares of a product's words, and of what is published. */
export const productsChanges = {
  changeProductWords: {
    subject: ({ sku }: OfWords) => `product ${sku}`,
    state: wordsOf,
  },
  renameProduct: {
    subject: ({ sku }: OfWords) => `product ${sku}`,
    async state(wish: OfWords, context: GoodsDesk) {
      const words = await wordsOf(wish, context);
      return words && { urlKey: words.urlKey, formerPaths: words.formerPaths };
    },
  },
  setTaxClass: {
    subject: ({ sku }: { readonly sku: string }) => `product ${sku}`,
    async state({ sku }: { readonly sku: string }, { admin, store: { locale } }: GoodsDesk) {
      const file = await admin.goods.products.file(sku, locale);
      return file && { taxClass: file.taxClass };
    },
  },
  publishProducts: {
    subject: ({ skus }: { readonly skus: readonly string[] }) =>
      skus.length === 1 ? `product ${skus[0]}` : `${skus.length} products`,
    async state({ skus }: { readonly skus: readonly string[] }, { admin, store: { locale } }: GoodsDesk) {
      const [sku] = skus;
      const file = skus.length === 1 && sku ? await admin.goods.products.file(sku, locale) : null;
      return file && { isActive: file.isActive };
    },
  },
};
