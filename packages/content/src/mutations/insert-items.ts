import type { JsonObject } from '../documents/document.ts';
import type { PatchRefusal } from './apply-patch.ts';
import type { PathStep } from './json-match.ts';
import { placesOf, valueAt } from './path-targets.ts';

/** Puts items before, after or in the place of what the last step of the path selects in a list. */
export function insertItems(
  draft: JsonObject,
  path: string,
  steps: readonly PathStep[],
  where: 'before' | 'after' | 'replace',
  items: readonly unknown[],
): PatchRefusal | undefined {
  const last = steps.at(-1);
  if (last?.kind !== 'selection') return { code: 'not-a-list', details: { path } };
  for (const place of placesOf(draft, steps.slice(0, -1), false)) {
    const list = valueAt(draft, place);
    if (!Array.isArray(list)) return { code: 'not-a-list', details: { path } };
    const selected = selectedIn(list, last);
    if (!selected) continue;
    const [start, end] = selected;
    const copies = structuredClone([...items]);
    if (where === 'before') list.splice(start, 0, ...copies);
    else if (where === 'after') list.splice(end, 0, ...copies);
    else list.splice(start, end - start, ...copies);
  }
  return undefined;
}

/** From the first selected item to behind the last; nothing when the step selects nothing. */
function selectedIn(
  list: readonly unknown[],
  step: PathStep & { kind: 'selection' },
): [number, number] | undefined {
  const [selector] = step.selectors;
  // -1 is the end of the list and 0 its beginning, also when it is empty: so `append` and `prepend` are written.
  if (selector?.kind === 'index') {
    const index = selector.index < 0 ? list.length + selector.index : selector.index;
    const start = Math.min(list.length, Math.max(0, index));
    return list.length === 0 ? [0, 0] : [start, Math.min(list.length, start + 1)];
  }
  if (selector?.kind === 'range') {
    const start = boundary(selector.start ?? 0, list.length);
    return [start, Math.max(start, boundary(selector.end ?? list.length, list.length))];
  }
  const places = placesOf(list, [step], false).flatMap(([key]) => (typeof key === 'number' ? [key] : []));
  return places.length === 0 ? undefined : [Math.min(...places), Math.max(...places) + 1];
}

/** In the ranges of an insertion -1 is behind the last item. */
function boundary(index: number, length: number): number {
  return Math.min(length, Math.max(0, index < 0 ? length + index + 1 : index));
}
