import type { Resolvers } from '#desk-wire';
import { valueOrCode } from '#graphql';
import { type GoodsDesk, momentOf } from './products-resolvers.ts';

export const categoriesDeskResolvers: Resolvers<GoodsDesk> = {
  Query: {
    categories: (_, __, { admin, store: { locale } }) => admin.goods.categories.all(locale),
    async category(_, { id }, { admin }) {
      const found = await admin.goods.categories.file(id);
      return (
        found && {
          ...found,
          words: found.words.map((text) => ({ ...text, changedAt: text.changedAt.toISOString() })),
        }
      );
    },
    categoryProducts: (_, { id, after }, { admin, store: { locale } }) =>
      admin.goods.categories.products({ id, after, locale }),
    categoryRemoval: (_, { id }, { admin, store: { locale } }) => admin.goods.categories.removal(id, locale),
  },
  Mutation: {
    addCategory: async (_, { parentId, name }, { admin }) =>
      valueOrCode(await admin.goods.categories.add({ parentId: parentId ?? null, name })),
    async moveCategory(_, { id, parentId, before }, { admin }) {
      const wish = { id, parentId: parentId ?? null, before: before ?? null };
      valueOrCode(await admin.goods.categories.move(wish));
      return true;
    },
    async renameCategory(_, wish, { admin }) {
      valueOrCode(await admin.goods.categories.rename(wish));
      return true;
    },
    async changeCategoryWords(_, { id, locale, seenAt, words }, { admin }) {
      const given = {
        name: words.name,
        descriptionHtml: words.descriptionHtml ?? null,
        metaTitle: words.metaTitle ?? null,
        metaDescription: words.metaDescription ?? null,
      };
      valueOrCode(
        await admin.goods.categories.changeWords({ id, locale, words: given, seenAt: momentOf(seenAt) }),
      );
      return true;
    },
    async showCategory(_, wish, { admin }) {
      valueOrCode(await admin.goods.categories.show(wish));
      return true;
    },
    placeInCategory: async (_, { id, skus }, { admin }) =>
      valueOrCode(await admin.goods.categories.place({ id, skus: present(skus) })),
    takeFromCategory: async (_, { id, skus }, { admin }) =>
      valueOrCode(await admin.goods.categories.takeOut({ id, skus: present(skus) })),
    async moveInCategory(_, wish, { admin }) {
      valueOrCode(await admin.goods.categories.moveProduct(wish));
      return true;
    },
    async removeCategory(_, { id, followerId, movesProducts, seenProducts, seenChildren }, { admin }) {
      valueOrCode(
        await admin.goods.categories.remove({
          id,
          followerId: followerId ?? null,
          movesProducts,
          seen: { products: seenProducts, children: seenChildren },
        }),
      );
      return true;
    },
  },
};

const present = (skus: readonly (string | null)[]) => skus.filter((sku) => sku !== null);

interface OfCategory {
  readonly id: number;
}

const subject = ({ id }: OfCategory) => `category ${id}`;

/** Where it stands and what is below it, without words. */
const ofTree = {
  subject,
  async state({ id }: OfCategory, { admin, store: { locale } }: GoodsDesk) {
    const all = await admin.goods.categories.all(locale);
    const own = all.find((category) => category.id === id);
    if (!own) return null;
    const beside = all.filter(({ parentId }) => parentId === own.parentId).map((category) => category.id);
    const { parentId, isActive, isInMenu } = own;
    return { parentId, place: beside.indexOf(id) + 1, isActive, isInMenu };
  },
};

const ofWords = {
  subject,
  async state({ id, locale }: OfCategory & { readonly locale: string }, { admin }: GoodsDesk) {
    const words = (await admin.goods.categories.file(id))?.words.find((text) => text.locale === locale);
    return words ? { ...words, changedAt: words.changedAt.toISOString() } : null;
  },
};

const ofProducts = {
  subject,
  async state({ id }: OfCategory, { admin, store: { locale } }: GoodsDesk) {
    const { products, total } = await admin.goods.categories.products({ id, after: 0, locale });
    return { total, first: products.map(({ sku }) => sku) };
  },
};

/** Everything of it that could be made again by hand. */
const ofRemoval = {
  subject,
  async state(given: OfCategory, desk: GoodsDesk) {
    const file = await desk.admin.goods.categories.file(given.id);
    if (!file) return null;
    const words = file.words.map((text) => ({ ...text, changedAt: text.changedAt.toISOString() }));
    return { ...(await ofTree.state(given, desk)), words, products: await ofProducts.state(given, desk) };
  },
};

/** What the log compares of a category. */
export const categoriesChanges = {
  addCategory: {
    subject: (_: object, answer: unknown) => (typeof answer === 'number' ? `category ${answer}` : null),
    state: async (_: object, { admin }: GoodsDesk, answer: unknown) => {
      const made = typeof answer === 'number' ? await admin.goods.categories.file(answer) : null;
      return made && { id: made.id, parentId: made.parentId, urlPath: made.words[0]?.urlPath };
    },
  },
  moveCategory: ofTree,
  showCategory: ofTree,
  renameCategory: ofWords,
  changeCategoryWords: ofWords,
  placeInCategory: ofProducts,
  takeFromCategory: ofProducts,
  moveInCategory: ofProducts,
  removeCategory: ofRemoval,
};
