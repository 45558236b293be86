import type { GraphQLResolveInfo } from 'graphql';
import { decodeEntityUid, encodeUid, RefusalError, valueOrRefusal } from '#graphql';
import { renderDirectives } from '#stores';
import type { CategoryInterfaceListingArguments, QueryCategoriesArguments, Resolvers } from '#wire';
import { checkPage, checkRange } from '../listing/pagination.ts';
import { resolveListing } from '../listing/resolvers.ts';
import type { CatalogContext } from '../model.ts';
import { filterCategories } from './category-filter.ts';
import type { CategoryRecord } from './category-tree.ts';

type Category = CategoryRecord;

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Magento has one more category above the shop's root. */
const rootAboveRoot = 1;

async function findCategories(args: QueryCategoriesArguments, context: CatalogContext) {
  const page = valueOrRefusal(checkPage(args, context.maximumPageSize));
  const found = valueOrRefusal(filterCategories(await context.catalog.tree(), args.filters));
  const pageInfo = valueOrRefusal(checkRange(page, found.length));
  const start = (page.currentPage - 1) * page.pageSize;
  const items = found.slice(start, start + page.pageSize);
  tag(context, items);
  return { items, pageInfo, totalCount: found.length };
}

function tag({ tags }: CatalogContext, categories: readonly Category[]): void {
  tags.add('cat_c');
  for (const { id } of categories) tags.add(`cat_c_${id}`);
}

function listCategory(
  { id }: Category,
  args: CategoryInterfaceListingArguments,
  context: CatalogContext,
  info: GraphQLResolveInfo,
) {
  return resolveListing({ ...args, filter: { category_id: { eq: String(id) } } }, context, info);
}

async function importedAt(_: Category, __: unknown, { catalog }: CatalogContext) {
  return (await catalog.origin()).importedAt;
}

export const categoryResolvers = {
  Query: {
    category: async (_, { id }, context) => {
      const tree = await context.catalog.tree();
      const category = id === undefined || id === null ? tree.root : tree.byId(id);
      if (!category) throw new RefusalError({ code: 'category-not-found', details: {} });
      tag(context, [category]);
      return category;
    },
    categories: (_, args, context) => findCategories(args, context),
    categoryList: async (_, args, context) => (await findCategories(args, context)).items,
    category_url_paths: (_, { uid }, { catalog }) => {
      const id = decodeEntityUid(uid);
      if (id === null) throw new RefusalError({ code: 'uid-incorrect', details: { uid } });
      return catalog.categoryUrlPaths(id);
    },
  },
  CategoryInterface: {
    __resolveType: () => 'CategoryTree',
    uid: ({ id }) => encodeUid(id),
    description: ({ descriptionHtml }, _, context) =>
      descriptionHtml && renderDirectives(descriptionHtml, context),
    path: ({ path }) => [rootAboveRoot, ...path].join('/'),
    path_in_store: ({ path }) => path.slice(1).join('/') || null,
    url_suffix: (_, __, { settings }) => settings.categoryUrlSuffix,
    canonical_url: ({ urlPath }, _, { settings }) => (urlPath ? urlPath + settings.categoryUrlSuffix : null),
    product_count: ({ id }, _, { catalog }) => catalog.productCountOf(id),
    children_count: async ({ id }, _, { catalog }) => String((await catalog.tree()).familyOf(id).length - 1),
    filter_price_range: () => null,
    meta_keywords: () => null,
    default_sort_by: () => 'position',
    available_sort_by: async (_, __, { catalog }) => {
      const { attributes } = await catalog.book();
      const sortable = attributes.filter(({ isSortable }) => isSortable).map(({ code }) => code);
      return ['position', 'name', 'price', ...sortable];
    },
    products: listCategory,
    listing: listCategory,
    url_paths: ({ id }, _, { catalog }) => catalog.categoryUrlPaths(id),
    // Behaviour 48: null for a category of the first level.
    breadcrumbs: async (category, _, { catalog }) => {
      const ancestors = (await catalog.tree()).ancestorsOf(category);
      return ancestors.length ? ancestors.map(describeBreadcrumb) : null;
    },
    created_at: importedAt,
    updated_at: importedAt,
    custom_layout_update_file: () => null,
    cms_block: () => null,
    landing_page: () => null,
    display_mode: () => 'PRODUCTS',
    image: ({ imageFile }, _, { mediaUrl }) => imageFile && `${mediaUrl}/${imageFile}`,
    include_in_menu: ({ includeInMenu }) => flag(includeInMenu),
    is_anchor: () => flag(true),
  },
  CategoryTree: {
    children: async ({ id }, _, context) => {
      const children = (await context.catalog.tree()).childrenOf(id);
      tag(context, children);
      return children;
    },
  },
} satisfies Resolvers<CatalogContext>;

function describeBreadcrumb(category: Category) {
  return {
    categoryId: category.id,
    categoryUid: encodeUid(category.id),
    categoryName: category.name,
    categoryLevel: category.level,
    categoryUrlKey: category.urlKey,
    categoryUrlPath: category.urlPath,
  };
}
