import type { GraphQLResolveInfo } from 'graphql';
import { decodeEntityUid, fieldOrder, valueOrRefusal } from '#graphql';
import { textsOf } from '#texts';
import type { QueryProductsArguments, Resolvers } from '#wire';
import type { CatalogContext } from '../model.ts';
import type { Aggregation } from './aggregations.ts';
import { suggestSearches } from './near-words.ts';
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
    filters: async (listing, _, context) => {
      const counted = await aggregateListing(context, listing, { directChildrenOnly: false });
      return counted?.map((facet) => asLayerFilter(facet, context)) ?? null;
    },
    sort_fields: resolveSortFields,
    suggestions: resolveSuggestions,
  },
  LayerFilterItemInterface: {
    __resolveType: (item) => ('swatchData' in item ? 'SwatchLayerFilterItem' : 'LayerFilterItem'),
  },
  SwatchLayerFilterItemInterface: { __resolveType: () => 'SwatchLayerFilterItem' },
  CategoryProducts: {
    items: resolveItems,
    total_count: ({ total }) => total,
  },
} satisfies Resolvers<CatalogContext>;

async function resolveItems(listing: Listing, _: unknown, { tags }: CatalogContext) {
  const products = await listing.products();
  tags.add('cat_p');
  for (const { id } of products) tags.add(`cat_p_${id}`);
  for (const tag of listingTags(listing)) tags.add(tag);
  return products;
}

/** What may come into a listing that does not show it yet: goods of its categories, or any where it names neither these nor goods. */
function listingTags({ askedCategories, filter }: Listing): readonly string[] {
  if (filter.skus || filter.urlKeys) return [];
  return askedCategories.length ? askedCategories.map((id) => `cat_c_p_${id}`) : ['cat_p_found'];
}

/** A facet as clients of old ask for it: categories by number, colours with their swatch. */
function asLayerFilter({ attributeCode, label, options }: Aggregation, { catalog }: CatalogContext) {
  const isCategory = attributeCode === 'category_uid';
  return {
    name: label,
    requestVar: isCategory ? 'cat' : attributeCode,
    filterItemsCount: options.length,
    filterItems: options.map((option) => {
      const item = {
        label: option.label,
        valueString: isCategory ? String(decodeEntityUid(option.value)) : option.value,
        itemsCount: option.count,
      };
      const swatch = isCategory ? null : catalog.book().option(Number(option.value))?.swatch;
      return swatch ? { ...item, swatchData: { type: swatchType(swatch), value: swatch } } : item;
    }),
  };
}

/** Magento's numbers: 1 is a colour, 2 a picture. */
const swatchType = (swatch: string) => (swatch.startsWith('#') ? '1' : '2');

/** Behaviour 26. */
async function resolveSuggestions({ filter, total }: Listing, _: unknown, { catalog }: CatalogContext) {
  if (total > 0 || filter.searchWords.length === 0) return [];
  const popular = await catalog.listing.suggestions(filter);
  const suggestions =
    popular.length > 0 ? popular : suggestSearches(filter.searchWords, catalog.tree(), catalog.book());
  return suggestions.map((search) => ({ search }));
}

function resolveSortFields({ filter }: Listing, _: unknown, { catalog, store, settings }: CatalogContext) {
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
      ...(settings.hasReviews ? [{ value: 'rating', label: labels.rating }] : []),
      ...attributes.filter(({ isSortable }) => isSortable).map(({ code, label }) => ({ value: code, label })),
    ],
  };
}
