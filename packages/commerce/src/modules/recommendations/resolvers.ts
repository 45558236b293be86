import { decodeEntityUid, RefusalError } from '#graphql';
import { textsOf } from '#texts';
import type { Resolvers } from '#wire';
import { boughtTogether, mostViewed, type RecommendationsContext } from './recommend.ts';

const grid = 0;

const resolvers: Resolvers<RecommendationsContext> = {
  Query: {
    amMostviewedGroups: async (_, { uid, id }, context) => {
      const productId = uid ? decodeEntityUid(uid) : id;
      if (productId === null) throw new RefusalError({ code: 'uid-incorrect', details: { uid: uid ?? '' } });
      const items = productId === undefined ? [] : await mostViewed(productId, context);
      if (items.length === 0) return { items: [] };
      return {
        items: [
          {
            blockTitle: textsOf('recommendations', context.store.locale).mostViewed,
            blockLayout: grid,
            position: 'product_content_bottom',
            addToCart: false,
            items,
          },
        ],
      };
    },
  },
  ProductInterface: {
    bought_together_products: ({ id, parentId }, _, context) => boughtTogether([parentId ?? id], context),
  },
  Cart: {
    bought_together_products: async ({ items }, _, context) => {
      const products = (await items()).map(({ product }) => product);
      // A line of something that is gone has a product without a number.
      const ids = products.map(({ id, parentId }) => parentId ?? id).filter((id) => id > 0);
      return boughtTogether(ids, context);
    },
  },
};

export const recommendationsGraphql = {
  file: new URL('./recommendations.graphql', import.meta.url),
  resolvers,
};
