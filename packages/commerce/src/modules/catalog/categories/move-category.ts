import { ok, type Refusal, type Result, refuse } from '@bowline/kit';

/** Where a category stands. */
export interface PlacedCategory {
  readonly id: number;
  readonly parentId: number | null;
  /** Ids from the root down to itself. */
  readonly path: readonly number[];
  readonly position: number;
}

export interface CategoryMove {
  readonly id: number;
  /** Below which one; null: of the first level. */
  readonly parentId: number | null;
  /** In front of which of those there; null: behind all. */
  readonly before: number | null;
}

/** The root, which nobody sees, and six below it. */
export const deepestLevel = 7;
/** One move gives new addresses in every locale to everything below. */
export const mostMoved = 200;

export type MoveRefusal =
  | Refusal<'category-not-found' | 'category-in-itself', Record<never, never>>
  | Refusal<'category-too-deep' | 'category-too-large', { readonly most: number }>;

export interface MovePlan {
  /** Every category whose place is another one now. */
  readonly placed: readonly PlacedCategory[];
  /** Itself and all below it, from the top down, when it hangs below another one now: their addresses are others. */
  readonly readdressed: readonly number[];
}

/** Goods rules 18 and 19: the tree after a move, or why not. */
export function planMove(
  tree: readonly PlacedCategory[],
  { id, parentId, before }: CategoryMove,
): Result<MovePlan, MoveRefusal> {
  const byId = new Map(tree.map((category) => [category.id, category]));
  const root = tree.find((category) => category.parentId === null);
  const moved = byId.get(id);
  const parent = byId.get(parentId ?? root?.id ?? 0);
  if (!moved || moved === root || !parent) return refuse('category-not-found', {});
  if (parent.path.includes(id)) return refuse('category-in-itself', {});
  const family = tree.filter(({ path }) => path.includes(id));
  const levels = Math.max(...family.map(({ path }) => path.length)) - moved.path.length + 1;
  if (parent.path.length + levels > deepestLevel) {
    return refuse('category-too-deep', { most: deepestLevel - 1 });
  }
  if (family.length > mostMoved) return refuse('category-too-large', { most: mostMoved });

  const there = tree
    .filter((category) => category.parentId === parent.id && category.id !== id)
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .map((category) => category.id);
  const at = before === null ? -1 : there.indexOf(before);
  const order = at === -1 ? [...there, id] : there.toSpliced(at, 0, id);
  const positions = new Map(order.map((each, index) => [each, index + 1]));
  const depth = moved.path.length - 1;
  const after = tree.map(
    (category): PlacedCategory => ({
      id: category.id,
      parentId: category.id === id ? parent.id : category.parentId,
      path: category.path.includes(id) ? [...parent.path, ...category.path.slice(depth)] : category.path,
      position: positions.get(category.id) ?? category.position,
    }),
  );
  const isElsewhere = moved.parentId !== parent.id;
  return ok({
    placed: after.filter((category) => !isSamePlace(category, byId.get(category.id))),
    readdressed: isElsewhere
      ? family.toSorted((a, b) => a.path.length - b.path.length).map((category) => category.id)
      : [],
  });
}

/** Goods rule 29: the tree without one category, what was below it in its place. */
export function planRemoval(tree: readonly PlacedCategory[], id: number): Result<MovePlan, MoveRefusal> {
  const removed = tree.find((category) => category.id === id);
  if (!removed || removed.parentId === null) return refuse('category-not-found', {});
  const below = tree.filter((category) => category.id !== id && category.path.includes(id));
  if (below.length > mostMoved) return refuse('category-too-large', { most: mostMoved });
  const inOrder = (parentId: number | null) =>
    tree
      .filter((category) => category.parentId === parentId)
      .toSorted((a, b) => a.position - b.position || a.id - b.id);
  const order = inOrder(removed.parentId).flatMap((each) => (each === removed ? inOrder(id) : [each]));
  const positions = new Map(order.map((each, index) => [each.id, index + 1]));
  const byId = new Map(tree.map((category) => [category.id, category]));
  const after = tree
    .filter((category) => category !== removed)
    .map(
      (category): PlacedCategory => ({
        id: category.id,
        parentId: category.parentId === id ? removed.parentId : category.parentId,
        path: category.path.filter((above) => above !== id),
        position: positions.get(category.id) ?? category.position,
      }),
    );
  return ok({
    placed: after.filter((category) => !isSamePlace(category, byId.get(category.id))),
    readdressed: below.toSorted((a, b) => a.path.length - b.path.length).map((category) => category.id),
  });
}

function isSamePlace(a: PlacedCategory, b: PlacedCategory | undefined): boolean {
  return a.parentId === b?.parentId && a.position === b.position && String(a.path) === String(b.path);
}
