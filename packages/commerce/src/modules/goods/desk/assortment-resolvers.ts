import { atDesk } from '#desk';
import type { Resolvers } from '#desk-wire';
import { valueOrCode } from '#graphql';
import type { GoodsDesk } from './products-resolvers.ts';

const present = <Item>(items: readonly (Item | null)[]): readonly Item[] =>
  items.filter((item): item is Item => item !== null);

export const assortmentDeskResolvers: Resolvers<GoodsDesk> = {
  Mutation: {
    async copyAsColour(_, { names, ...wish }, { admin }) {
      valueOrCode(await admin.goods.products.copyAsColour({ ...wish, names: present(names) }));
      return true;
    },
    addPicture: async (_, { sku, uploadId }, context) =>
      valueOrCode(await context.admin.goods.pictures.add({ sku, uploadId, staffId: atDesk(context).id })),
    async orderPictures(_, { sku, ids }, { admin }) {
      valueOrCode(await admin.goods.pictures.order(sku, present(ids)));
      return true;
    },
    async describePicture(_, { sku, id, texts }, { admin }) {
      valueOrCode(await admin.goods.pictures.describe(sku, id, present(texts)));
      return true;
    },
    async removePicture(_, { sku, id }, { admin }) {
      valueOrCode(await admin.goods.pictures.remove(sku, id));
      return true;
    },
  },
};

type OfProduct = { readonly sku: string };

const ofPictures = {
  subject: ({ sku }: OfProduct) => `product ${sku}`,
  state: async ({ sku }: OfProduct, { admin, store: { locale } }: GoodsDesk) =>
    (await admin.goods.products.file(sku, locale))?.pictures ?? null,
};

/** What the log compares of pictures; of a copy, what came of it. */
export const assortmentChanges = {
  copyAsColour: {
    subject: ({ newSku }: { readonly newSku: string }) => `product ${newSku}`,
    async state({ newSku }: { readonly newSku: string }, { admin, store: { locale } }: GoodsDesk) {
      const file = await admin.goods.products.file(newSku, locale);
      return file && { sku: file.sku, parts: file.parts.map(({ sku }) => sku) };
    },
  },
  addPicture: ofPictures,
  describePicture: ofPictures,
  orderPictures: ofPictures,
  removePicture: ofPictures,
};
