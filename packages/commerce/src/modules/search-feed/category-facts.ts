import type { CategoryTree } from '#catalog';
import type { CategoryFacts, ProductFacts } from './facts.ts';

/** A category that is switched off is not in the tree, and neither is what lies below it. */
export function placeOf(
  placements: readonly { readonly categoryId: number; readonly position: number }[],
  tree: CategoryTree,
): Pick<ProductFacts, 'categories' | 'categoryTrails'> {
  const foremost = new Map<number, number>();
  const trails: (readonly string[])[] = [];
  let placed = '';
  for (const { categoryId, position } of placements) {
    const category = tree.byId(categoryId);
    if (!category) continue;
    for (const id of category.path) {
      foremost.set(id, Math.min(position, foremost.get(id) ?? position));
    }
    placed += `${categoryId} `;
    trails.push(knownTrail(category, tree));
  }
  return {
    categories: Array.from(foremost, ([id, position]) => ({ id, position })),
    categoryTrails: knownTrails(placed, trails, tree),
  };
}

/** Every category a visitor can open; the root is no page. */
export async function categoryFactsOf(
  tree: CategoryTree,
  urlSuffix: string,
  productCountOf: (categoryId: number) => Promise<number>,
): Promise<readonly CategoryFacts[]> {
  const categories = tree.all.filter(({ id }) => id !== tree.root?.id);
  const counts = await Promise.all(categories.map(({ id }) => productCountOf(id)));
  return categories.map((category, index) => ({
    id: category.id,
    key: category.key,
    name: category.name,
    urlPath: category.urlPath,
    urlSuffix,
    descriptionHtml: category.descriptionHtml,
    imageFile: category.imageFile,
    level: category.level,
    position: category.position,
    isInMenu: category.includeInMenu,
    productCount: counts[index] ?? 0,
    trail: trailOf(category, tree),
  }));
}

type Category = CategoryTree['all'][number];

interface KnownTrails {
  readonly ofCategory: Map<number, readonly string[]>;
  /** By all categories that a product lies in. */
  readonly ofProducts: Map<string, ProductFacts['categoryTrails']>;
}

const mostRemembered = 5_000;
const knownByTree = new WeakMap<CategoryTree, KnownTrails>();

function knownOf(tree: CategoryTree): KnownTrails {
  const known = knownByTree.get(tree) ?? { ofCategory: new Map(), ofProducts: new Map() };
  knownByTree.set(tree, known);
  return known;
}

/** The same one for all products of a category. */
function knownTrail(category: Category, tree: CategoryTree): readonly string[] {
  const { ofCategory } = knownOf(tree);
  const trail = ofCategory.get(category.id) ?? trailOf(category, tree);
  ofCategory.set(category.id, trail);
  return trail;
}

/** The same ones for all products of the same categories, so that what follows from them can be made once. */
function knownTrails(
  placed: string,
  trails: ProductFacts['categoryTrails'],
  tree: CategoryTree,
): ProductFacts['categoryTrails'] {
  const { ofProducts } = knownOf(tree);
  const known = ofProducts.get(placed);
  if (known) return known;
  const named = trails.filter(({ length }) => length > 0);
  if (ofProducts.size < mostRemembered) ofProducts.set(placed, named);
  return named;
}

function trailOf(category: Category, tree: CategoryTree): readonly string[] {
  if (category.id === tree.root?.id) return [];
  return [...tree.ancestorsOf(category).map(({ name }) => name), category.name];
}
