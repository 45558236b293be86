import type { CartContext, PricedCart } from '#cart';
import type { CategoriesOfLines } from '#measurements';

/** The deepest category of each line and those above it, by name, from the top down. */
export async function categoriesOfLines(
  { lines }: PricedCart,
  { catalog }: CartContext,
): Promise<CategoriesOfLines> {
  const tree = catalog.tree();
  const found = lines.map(async ({ line, product }) => {
    const placed = product ? await catalog.categoriesOf(product.id) : [];
    const [deepest] = placed
      .flatMap(({ categoryId }) => tree.byId(categoryId) ?? [])
      .sort((one, other) => other.level - one.level);
    const trail = deepest ? [...tree.ancestorsOf(deepest), deepest] : [];
    return [String(line.id), trail.map(({ name }) => name)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}
