import type { CategoryTree } from '#catalog';
import type { CategoryFacts, ProductFacts } from './facts.ts';

/** A category that is switched off is not in the tree, and neither is what lies below it. */
export function placeOf(
  placements: readonly { readonly categoryId: number; readonly position: number }[],
  tree: CategoryTree,
): Pick<ProductFacts, 'categories' | 'categoryTrails'> {
  const foremost = new Map<number, number>();
  const trails: (readonly string[])[] = [];
  for (const { categoryId, position } of placements) {
    const category = tree.byId(categoryId);
    if (!category) continue;
    for (const id of category.path) {
      foremost.set(id, Math.min(position, foremost.get(id) ?? position));
    }
    const trail = knownTrail(category, tree);
    if (trail.length) trails.push(trail);
  }
  return {
    categories: [...foremost].map(([id, position]) => ({ id, position })),
    categoryTrails: trails,
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

const knownTrails = new WeakMap<CategoryTree, Map<number, readonly string[]>>();

/** The same one for all products of a category. */
function knownTrail(category: Category, tree: CategoryTree): readonly string[] {
  const known = knownTrails.get(tree) ?? new Map<number, readonly string[]>();
  knownTrails.set(tree, known);
  const trail = known.get(category.id) ?? trailOf(category, tree);
  known.set(category.id, trail);
  return trail;
}

function trailOf(category: Category, tree: CategoryTree): readonly string[] {
  if (category.id === tree.root?.id) return [];
  return [...tree.ancestorsOf(category).map(({ name }) => name), category.name];
}
