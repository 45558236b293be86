/** Where a row of the tree stands; rows come in the order in which they are shown. */
export interface TreeRow {
  readonly id: number;
  readonly parentId: number | null;
}

/** Below which category, and in front of which one there; null: of the first level, behind all. */
export interface Place {
  readonly parentId: number | null;
  readonly before: number | null;
}

export const steps = ['up', 'down', 'in', 'out'] as const;
export type Step = (typeof steps)[number];

const beside = (rows: readonly TreeRow[], { parentId }: Pick<TreeRow, 'parentId'>) =>
  rows.filter((row) => row.parentId === parentId).map(({ id }) => id);

/** One step of a category: past its neighbour, into the one above it, or out behind the one it is in. Null where there is no such step. */
export function placeAfterStep(rows: readonly TreeRow[], id: number, step: Step): Place | null {
  const row = rows.find((each) => each.id === id);
  if (!row) return null;
  const { parentId } = row;
  const siblings = beside(rows, row);
  const at = siblings.indexOf(id);
  const former = siblings[at - 1];
  if (step === 'up') return former === undefined ? null : { parentId, before: former };
  if (step === 'down') {
    return at === siblings.length - 1 ? null : { parentId, before: siblings[at + 2] ?? null };
  }
  if (step === 'in') return former === undefined ? null : { parentId: former, before: null };
  const parent = rows.find((each) => each.id === parentId);
  if (!parent) return null;
  const above = beside(rows, parent);
  return { parentId: parent.parentId, before: above[above.indexOf(parent.id) + 1] ?? null };
}

export type DropZone = 'before' | 'into' | 'behind';

/** Where something lands that is let go over a row; null over itself or over what is below it. */
export function placeAfterDrop(
  rows: readonly TreeRow[],
  id: number,
  over: number,
  zone: DropZone,
): Place | null {
  const target = rows.find((row) => row.id === over);
  if (!target) return null;
  for (let row: TreeRow | undefined = target; row; row = rows.find((each) => each.id === row?.parentId)) {
    if (row.id === id) return null;
  }
  if (zone === 'into') return { parentId: over, before: null };
  if (zone === 'before') return { parentId: target.parentId, before: over };
  const siblings = beside(rows, target).filter((each) => each !== id);
  return { parentId: target.parentId, before: siblings[siblings.indexOf(over) + 1] ?? null };
}
