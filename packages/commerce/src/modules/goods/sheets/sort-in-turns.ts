import { setImmediate } from 'node:timers/promises';

type Compare<Item> = (a: Item, b: Item) => number;

/** As `toSorted`, and stable as it is, but others have their turn after every so many items: tens of thousands take a while. */
export async function sortInTurns<Item>(
  items: readonly Item[],
  compare: Compare<Item>,
  itemsInOneGo: number,
): Promise<Item[]> {
  let runs: Item[][] = [];
  for (let at = 0; at < items.length; at += itemsInOneGo) {
    runs.push(items.slice(at, at + itemsInOneGo).sort(compare));
    await setImmediate();
  }
  while (runs.length > 1) {
    const longer: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      longer.push(await merge(runs[at] ?? [], runs[at + 1] ?? [], compare, itemsInOneGo));
    runs = longer;
  }
  return runs[0] ?? [];
}

async function merge<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: Compare<Item>,
  itemsInOneGo: number,
): Promise<Item[]> {
  const merged: Item[] = [];
  let next = 0;
  for (const item of first) {
    for (let other = second[next]; next < second.length; other = second[++next]) {
      if (compare(other as Item, item) >= 0) break;
      merged.push(other as Item);
    }
    merged.push(item);
    if (merged.length % itemsInOneGo === 0) await setImmediate();
  }
  return merged.concat(second.slice(next));
}
