import type { GraphQLResolveInfo } from 'graphql';
import { fieldOrder, valueOrRefusal } from '#graphql';
import { textsOf } from '#texts';
import type { QueryProductsArguments, Resolvers } from '#wire';
import type { CatalogContext } from '../model.ts';
import { aggregateListing, checkAsked, type Listing, listProducts } from './service.ts';

const defaultPageSize = 20;

/** Shared by `products` and by the products of a category. */
export async function resolveListing(
  args: QueryProductsArguments,
  context: CatalogContext,
  info: GraphQLResolveInfo,
): Promise<Listing> {
  return valueOrRefusal(
    await listProducts(context, {
      search: args.search ?? '',
      filter: args.filter ?? {},
      sort: args.sort ?? {},
      sortOrder: fieldOrder(info, 'sort', context.rawVariables),
      pageSize: args.pageSize ?? defaultPageSize,
      currentPage: args.currentPage ?? 1,
    }),
  );
}

export const listingResolvers = {
  Query: {
    products: (_, args, context, info) => {
      valueOrRefusal(checkAsked(args.search, args.filter));
      return resolveListing(args, context, info);
    },
  },
  Products: {
    items: resolveItems,
    total_count: ({ total }) => total,
    aggregations: (listing, { filter }, context) =>
      aggregateListing(context, listing, {
        directChildrenOnly: filter?.category?.includeDirectChildrenOnly ?? false,
      }),
    sort_fields: resolveSortFields,
    suggestions: resolveSuggestions,
  },
  CategoryProducts: {
    items: resolveItems,
    total_count: ({ total }) => total,
  },
} satisfies Resolvers<CatalogContext>;

async function resolveItems(listing: Listing, _: unknown, { tags }: CatalogContext) {
  const products = await listing.products();
  tags.add('cat_p');
  for (const { id } of products) tags.add(`cat_p_${id}`);
  return products;
}

/** Behaviour 26. */
async function resolveSuggestions({ filter, total }: Listing, _: unknown, { catalog }: CatalogContext) {
  if (total > 0 || filter.searchWords.length === 0) return [];
  const suggestions = await catalog.listing.suggestions(filter);
  return suggestions.map((search) => ({ search }));
}

function resolveSortFields({ filter }: Listing, _: unknown, { catalog, store }: CatalogContext) {
  const labels = textsOf('catalog', store.locale).labels;
  const isSearch = filter.searchWords.length > 0;
  const { attributes } = catalog.book();
  return {
    default: isSearch ? 'relevance' : 'position',
    options: [
      isSearch
        ? { value: 'relevance', label: labels.relevance }
        : { value: 'position', label: labels.position },
      { value: 'name', label: labels.name },
      { value: 'price', label: labels.price },
      ...attributes.filter(({ isSortable }) => isSortable).map(({ code, label }) => ({ value: code, label })),
    ],
  };
}
