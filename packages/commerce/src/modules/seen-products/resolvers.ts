import type { Reading } from '@bowline/database';
import { type CatalogContext, type ProductRecord, productIdsUnderSkus } from '#catalog';
import { lockCustomer, requiredCustomer } from '#customers';
import { RefusalError } from '#graphql';
import { isPlainText } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { Resolvers } from '#wire';
import { keepSeen, mostSeen, readSeen } from './repository.ts';

export interface SeenProductsContext extends CatalogContext {
  readonly seenProducts: { readonly database: CommerceDatabase; readonly reading: Reading };
}

const longestSku = 128;

function isSku(text: string): boolean {
  return text.length <= longestSku && isPlainText(text);
}

/** What is sold under these skus, each product once, in their order. */
async function productsUnder(
  skus: readonly string[],
  { catalog, seenProducts }: SeenProductsContext,
): Promise<readonly ProductRecord[]> {
  const ids = await productIdsUnderSkus(seenProducts.reading, skus);
  const found = await Promise.all(
    skus.map(async (sku) => {
      const id = ids.get(sku.toLowerCase());
      const product = id === undefined ? null : await catalog.product(id);
      return product?.parentId ? catalog.product(product.parentId) : product;
    }),
  );
  const products = found.filter((product) => product !== null);
  return [...new Map(products.map((product) => [product.id, product])).values()];
}

export const seenProductsResolvers: Resolvers<SeenProductsContext> = {
  Mutation: {
    rememberSeenProducts: async (_, { skus }, context) => {
      const customerId = requiredCustomer(context);
      if (skus.length > mostSeen)
        throw new RefusalError({ code: 'seen-products-too-many', details: { most: mostSeen } });
      const named = skus.filter((sku) => sku !== null).filter(isSku);
      const seen = (await productsUnder(named, context)).map(({ sku }) => sku.toLowerCase());
      await context.seenProducts.database.transaction(async (transaction) => {
        if (await lockCustomer(transaction, customerId))
          await keepSeen(transaction, customerId, seen, context.now);
      });
      return true;
    },
  },
  Customer: {
    seen_products: async ({ id }, { limit }, context) => {
      const most = Math.min(Math.max(limit ?? mostSeen, 0), mostSeen);
      const seen = await productsUnder(await readSeen(context.seenProducts.reading, id), context);
      return seen.slice(0, most);
    },
  },
};
