import type { Resolvers } from '#desk-wire';
import { valueOrCode } from '#graphql';
import type { GoodsDesk } from './products-resolvers.ts';

const present = <Item>(items: readonly (Item | null)[]): readonly Item[] =>
  items.filter((item): item is Item => item !== null);

export const relationsDeskResolvers: Resolvers<GoodsDesk> = {
  Query: {
    productRelations: (_, { sku }, { admin, store: { locale } }) => admin.goods.relations.of(sku, locale),
    attributes: (_, __, { admin, store: { locale } }) => admin.goods.attributes.all(locale),
    attribute: (_, { id }, { admin, store: { locale } }) => admin.goods.attributes.file(id, locale),
    attributeOption: (_, { id }, { admin }) => admin.goods.attributes.option(id),
  },
  Mutation: {
    async setRelations(_, { sku, kind, skus }, { admin }) {
      valueOrCode(await admin.goods.relations.set({ sku, kind, skus: present(skus) }));
      return true;
    },
    async joinColours(_, { sku, other }, { admin }) {
      valueOrCode(await admin.goods.relations.joinColours({ sku, other: other ?? null }));
      return true;
    },
    async renameAttribute(_, { id, names }, { admin }) {
      valueOrCode(await admin.goods.attributes.rename(id, present(names)));
      return true;
    },
    addOption: async (_, { attributeId, swatch, names }, { admin }) =>
      valueOrCode(
        await admin.goods.attributes.addOption({
          attributeId,
          swatch: swatch ?? null,
          names: present(names),
        }),
      ),
    async changeOption(_, { id, swatch, names }, { admin }) {
      const wish = { id, swatch: swatch ?? null, names: present(names) };
      valueOrCode(await admin.goods.attributes.changeOption(wish));
      return true;
    },
    async moveOption(_, { id, place }, { admin }) {
      valueOrCode(await admin.goods.attributes.moveOption(id, place));
      return true;
    },
    async removeOption(_, { id }, { admin }) {
      valueOrCode(await admin.goods.attributes.removeOption(id));
      return true;
    },
  },
};

const ofProduct = {
  subject: ({ sku }: { readonly sku: string }) => `product ${sku}`,
  async state({ sku }: { readonly sku: string }, { admin, store: { locale } }: GoodsDesk) {
    const relations = await admin.goods.relations.of(sku, locale);
    if (!relations) return null;
    const { links, colours } = relations;
    return {
      ...Object.fromEntries(links.map(({ kind, products }) => [kind, products.map((each) => each.sku)])),
      colours: colours.map((each) => each.sku),
    };
  },
};

const ofOption = {
  subject: ({ id }: { readonly id: number }) => `option ${id}`,
  async state({ id }: { readonly id: number }, { admin, store: { locale } }: GoodsDesk) {
    const option = await admin.goods.attributes.option(id);
    if (!option) return null;
    const { options = [] } = (await admin.goods.attributes.file(option.attributeId, locale)) ?? {};
    return { ...option, place: options.findIndex((each) => each.id === id) + 1 };
  },
};

/** What the log compares of relations and options. */
export const relationsChanges = {
  setRelations: ofProduct,
  joinColours: ofProduct,
  renameAttribute: {
    subject: ({ id }: { readonly id: number }) => `attribute ${id}`,
    state: async ({ id }: { readonly id: number }, { admin, store: { locale } }: GoodsDesk) =>
      (await admin.goods.attributes.file(id, locale))?.names ?? null,
  },
  addOption: {
    subject: (_: object, answer: unknown) => (typeof answer === 'number' ? `option ${answer}` : null),
    state: async (_: object, { admin }: GoodsDesk, answer: unknown) =>
      typeof answer === 'number' ? admin.goods.attributes.option(answer) : null,
  },
  changeOption: ofOption,
  moveOption: ofOption,
  removeOption: ofOption,
};
