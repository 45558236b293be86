/** "categories.lvl0" as the steps that lead to it. */
export function pathOf(attribute: string): readonly string[] {
  return attribute.split('.');
}

export type Leaf = string | number | boolean;

/** Calls `visit` with every string, number and boolean at the end of a path, through arrays. */
export function visitLeaves(
  value: unknown,
  path: readonly string[],
  visit: (leaf: Leaf) => void,
  step = 0,
): void {
  if (Array.isArray(value)) {
    for (const element of value) visitLeaves(element, path, visit, step);
  } else if (step < path.length) {
    const name = path[step];
    if (isObject(value) && name !== undefined && Object.hasOwn(value, name)) {
      visitLeaves(value[name], path, visit, step + 1);
    }
  } else if (isLeaf(value)) visit(value);
}

export function leavesAt(value: unknown, path: readonly string[]): Leaf[] {
  const leaves: Leaf[] = [];
  visitLeaves(value, path, (leaf) => leaves.push(leaf));
  return leaves;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLeaf(value: unknown): value is Leaf {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
