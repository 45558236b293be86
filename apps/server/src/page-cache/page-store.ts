import { bytesOf, type KeptPage } from './kept-page.ts';

export interface PageStore {
  /** The tags that a header names. Those of pages in the store are the same strings: a page has a hundred, most of them others have too. */
  tagsIn(header: string): string[];
  get(key: string): KeptPage | undefined;
  /** Without asking for it. */
  find(key: string): KeptPage | undefined;
  set(key: string, page: KeptPage): void;
  /** It has grown since it came. */
  weighAgain(key: string): void;
  /** Pages with any of these tags are untrue from now on; null says so of all. Tells how many there were. */
  drop(tags: readonly string[] | null): number;
  readonly bytes: number;
  readonly size: number;
}

/** One of two queues: a Map keeps the order in which things came, and the first is the one to go. */
interface Queue {
  readonly entries: Map<string, { readonly page: KeptPage; readonly bytes: number }>;
  bytes: number;
}

/** Of the room, so much is for pages that were asked for again. */
const shareOfAskedAgain = 0.8;

/**
 * Pages by key, within a bound of bytes. What was asked for again after it came stays longer than what was asked for once: a
 * robot that walks through every page pushes none of those out that people look at.
 */
export function createPageStore(mostBytes: number): PageStore {
  const askedOnce: Queue = { entries: new Map(), bytes: 0 };
  const askedAgain: Queue = { entries: new Map(), bytes: 0 };
  const tagged = new Map<string, { readonly tag: string; readonly keys: Set<string> }>();
  const total = () => askedOnce.bytes + askedAgain.bytes;
  const find = (key: string) => (askedAgain.entries.get(key) ?? askedOnce.entries.get(key))?.page;

  function put(queue: Queue, key: string, page: KeptPage): void {
    // Keys say whatever was asked, which may be longer than the answer.
    const bytes = bytesOf(page) + key.length;
    queue.entries.set(key, { page, bytes });
    queue.bytes += bytes;
  }

  function take(queue: Queue, key: string): KeptPage | undefined {
    const entry = queue.entries.get(key);
    if (!entry) return undefined;
    queue.entries.delete(key);
    queue.bytes -= entry.bytes;
    return entry.page;
  }

  function untag(key: string, { tags }: KeptPage): void {
    for (const tag of tags) {
      const keys = tagged.get(tag)?.keys;
      keys?.delete(key);
      if (keys?.size === 0) tagged.delete(tag);
    }
  }

  function makeRoom(): void {
    while (askedAgain.bytes > mostBytes * shareOfAskedAgain) {
      const [oldest = ''] = askedAgain.entries.keys();
      const page = take(askedAgain, oldest);
      if (page) put(askedOnce, oldest, page);
    }
    while (total() > mostBytes) {
      const queue = askedOnce.entries.size > 0 ? askedOnce : askedAgain;
      const [oldest] = queue.entries.keys();
      if (oldest === undefined) return;
      const page = take(queue, oldest);
      if (page) untag(oldest, page);
    }
  }

  return {
    tagsIn: (header) => header.split(',').map((tag) => tagged.get(tag)?.tag ?? tag),
    find,
    get(key) {
      const known = askedAgain.entries.get(key);
      if (known) {
        // Last in its queue, with the weight that it had.
        askedAgain.entries.delete(key);
        askedAgain.entries.set(key, known);
        return known.page;
      }
      const page = take(askedOnce, key);
      if (page) put(askedAgain, key, page);
      return page;
    },
    set(key, page) {
      const before = find(key);
      const queue = askedAgain.entries.has(key) ? askedAgain : askedOnce;
      take(queue, key);
      if (before) untag(key, before);
      put(queue, key, page);
      for (const tag of page.tags) {
        const known = tagged.get(tag);
        if (known) known.keys.add(key);
        else tagged.set(tag, { tag, keys: new Set([key]) });
      }
      makeRoom();
    },
    weighAgain(key) {
      const queue = askedAgain.entries.has(key) ? askedAgain : askedOnce;
      const page = take(queue, key);
      if (page) put(queue, key, page);
      makeRoom();
    },
    drop(tags) {
      const keys = tags
        ? new Set(tags.flatMap((tag) => [...(tagged.get(tag)?.keys ?? [])]))
        : new Set([...askedOnce.entries.keys(), ...askedAgain.entries.keys()]);
      for (const key of keys) {
        const page = find(key);
        if (page) page.isUntrue = true;
      }
      return keys.size;
    },
    get bytes() {
      return total();
    },
    get size() {
      return askedOnce.entries.size + askedAgain.entries.size;
    },
  };
}
