import { RefusalError, valueOrRefusal } from '#graphql';
import type { Resolvers } from '#wire';
import { addToList, assignList, createList, forgetList, removeFromList } from './change-lists.ts';
import { showList } from './comparison.ts';
import type { CompareContext } from './model.ts';
import { readList, readListOf } from './repository.ts';

/** One that no list can have names none. */
function uidOf(uid: string): string {
  if (uid === '') throw new RefusalError({ code: 'compare-uid-missing', details: {} });
  return /^[0-9a-f]{32}$/.test(uid) ? uid : '';
}

function present(ids: readonly (string | null)[] | null | undefined): readonly string[] {
  return (ids ?? []).filter((id) => id !== null);
}

export const compareResolvers: Resolvers<CompareContext> = {
  Query: {
    compareList: async (_, { uid }, context) => {
      const list = await readList(context.compare.reading, uidOf(uid), context.customerId);
      return list && showList(list, context);
    },
  },
  Mutation: {
    createCompareList: async (_, { input }, context) =>
      showList(valueOrRefusal(await createList(present(input?.products), context)), context),
    addProductsToCompareList: async (_, { input }, context) => {
      const uid = uidOf(input?.uid ?? '');
      return showList(valueOrRefusal(await addToList(uid, present(input?.products), context)), context);
    },
    removeProductsFromCompareList: async (_, { input }, context) => {
      const uid = uidOf(input?.uid ?? '');
      return showList(valueOrRefusal(await removeFromList(uid, present(input?.products), context)), context);
    },
    assignCompareListToCustomer: async (_, { uid }, context) => {
      const { customerId } = context;
      if (customerId === null) throw new RefusalError({ code: 'compare-not-signed-in', details: {} });
      const list = await assignList(uidOf(uid), customerId, context);
      return { result: list !== null, compareList: list && (await showList(list, context)) };
    },
    deleteCompareList: async (_, { uid }, context) => ({ result: await forgetList(uidOf(uid), context) }),
  },
  Customer: {
    compare_list: async ({ id }, _, context) => {
      const list = await readListOf(context.compare.reading, id);
      return list && showList(list, context);
    },
  },
  CompareList: {
    item_count: ({ items }) => items.length,
    attributes: (list) => list.attributes(),
  },
  ComparableItem: {
    uid: ({ product }) => String(product.id),
    attributes: (item) => item.attributes(),
  },
};
