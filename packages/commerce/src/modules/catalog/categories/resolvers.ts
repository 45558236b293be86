import type { GraphQLResolveInfo } from 'graphql';
import { decodeEntityUid, encodeUid, RefusalError, type ResolverMap, valueOrRefusal } from '#graphql';
import { renderDirectives } from '#stores';
import { checkPage, checkRange, type PageRequest } from '../listing/pagination.ts';
import { resolveListing } from '../listing/resolvers.ts';
import type { ProductSortInput } from '../listing/sort-input.ts';
import type { CatalogContext } from '../model.ts';
import { type CategoryFilterInput, filterCategories } from './category-filter.ts';
import type { CategoryRecord } from './category-tree.ts';

type Category = CategoryRecord;
type NoArguments = Record<string, never>;

interface CategoriesArguments extends PageRequest {
  readonly filters?: CategoryFilterInput | null;
}

interface ProductsArguments extends PageRequest {
  readonly sort?: ProductSortInput | null;
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Magento has one more category above the shop's root. */
const rootAboveRoot = 1;

async function findCategories(args: CategoriesArguments, context: CatalogContext) {
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

export const categoryResolvers = {
  Query: {
    category: async (_: unknown, { id }: { id?: number | null }, context: CatalogContext) => {
      const tree = await context.catalog.tree();
      const category = id === undefined || id === null ? tree.root : tree.byId(id);
      if (!category) throw new RefusalError({ code: 'category-not-found', details: {} });
      tag(context, [category]);
      return category;
    },
    categories: (_: unknown, args: CategoriesArguments, context: CatalogContext) =>
      findCategories(args, context),
    categoryList: async (_: unknown, args: CategoriesArguments, context: CatalogContext) =>
      (await findCategories(args, context)).items,
    category_url_paths: (_: unknown, { uid }: { uid: string }, { catalog }: CatalogContext) => {
      const id = decodeEntityUid(uid);
      if (id === null) throw new RefusalError({ code: 'uid-incorrect', details: { uid } });
      return catalog.categoryUrlPaths(id);
    },
  },
  CategoryInterface: {
    __resolveType: () => 'CategoryTree',
    uid: ({ id }: Category) => encodeUid(id),
    description: ({ descriptionHtml }: Category, _: NoArguments, context: CatalogContext) =>
      descriptionHtml && renderDirectives(descriptionHtml, context),
    path: ({ path }: Category) => [rootAboveRoot, ...path].join('/'),
    path_in_store: ({ path }: Category) => path.slice(1).join('/') || null,
    url_suffix: () => '',
    canonical_url: ({ urlPath }: Category) => urlPath || null,
    product_count: ({ id }: Category, _: NoArguments, { catalog }: CatalogContext) =>
      catalog.productCountOf(id),
    children_count: async ({ id }: Category, _: NoArguments, { catalog }: CatalogContext) =>
      String((await catalog.tree()).familyOf(id).length - 1),
    default_sort_by: () => 'position',
    available_sort_by: async (_: Category, __: NoArguments, { catalog }: CatalogContext) => {
      const { attributes } = await catalog.book();
      const sortable = attributes.filter(({ isSortable }) => isSortable).map(({ code }) => code);
      return ['position', 'name', 'price', ...sortable];
    },
    products: (
      { id }: Category,
      args: ProductsArguments,
      context: CatalogContext,
      info: GraphQLResolveInfo,
    ) => resolveListing({ ...args, filter: { category_id: { eq: String(id) } } }, context, info),
    // Behaviour 48: null for a category of the first level.
    breadcrumbs: async (category: Category, _: NoArguments, { catalog }: CatalogContext) => {
      const ancestors = (await catalog.tree()).ancestorsOf(category);
      return ancestors.length ? ancestors.map(describeBreadcrumb) : null;
    },
    display_mode: () => 'PRODUCTS',
    image: ({ imageFile }: Category, _: NoArguments, { mediaUrl }: CatalogContext) =>
      imageFile && `${mediaUrl}/${imageFile}`,
    include_in_menu: ({ includeInMenu }: Category) => flag(includeInMenu),
    is_anchor: () => flag(true),
  },
  CategoryTree: {
    children: async ({ id }: Category, _: NoArguments, context: CatalogContext) => {
      const children = (await context.catalog.tree()).childrenOf(id);
      tag(context, children);
      return children;
    },
  },
} satisfies ResolverMap;

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
