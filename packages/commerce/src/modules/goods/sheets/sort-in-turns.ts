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
  let a = 0;
  let b = 0;
  while (a < first.length || b < second.length) {
    const isSecondNext =
      a === first.length || (b < second.length && compare(second[b] as Item, first[a] as Item) < 0);
    merged.push((isSecondNext ? second[b++] : first[a++]) as Item);
    if (merged.length % itemsInOneGo === 0) await setImmediate();
  }
  return merged;
}
