/** What waits, with a bound for each who asks and for all: whoever asks much waits behind himself, nobody else does. */
export interface FairQueue<Item> {
  readonly length: number;
  /** False when there is no room: for this one, or for anybody. */
  add(asker: string, item: Item): boolean;
  /** Of the one whose turn it is, what came first. */
  take(): Item | undefined;
  remove(asker: string, item: Item): void;
}

export function createFairQueue<Item>(most: {
  readonly perAsker: number;
  readonly inAll: number;
}): FairQueue<Item> {
  const turns = new Map<string, Item[]>();
  let length = 0;

  function keep(asker: string, items: Item[]): void {
    turns.delete(asker);
    if (items.length > 0) turns.set(asker, items);
  }

  return {
    get length() {
      return length;
    },
    add(asker, item) {
      const items = turns.get(asker) ?? [];
      if (items.length >= most.perAsker || length >= most.inAll) return false;
      items.push(item);
      turns.set(asker, items);
      length += 1;
      return true;
    },
    take() {
      const next = turns.entries().next().value;
      if (!next) return undefined;
      const [asker, items] = next;
      const item = items.shift();
      length -= 1;
      keep(asker, items);
      return item;
    },
    remove(asker, item) {
      const items = turns.get(asker);
      const index = items?.indexOf(item) ?? -1;
      if (!items || index < 0) return;
      items.splice(index, 1);
      length -= 1;
      if (items.length === 0) turns.delete(asker);
    },
  };
}
