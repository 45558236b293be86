import { localStorageOrNothing } from './local-storage.ts';

/** A list as it was last shown on this device, in words: for reading without a network, never to reckon with. */
export interface Remembered {
  readonly at: string;
  readonly items: readonly RememberedItem[];
  readonly total?: string;
  /** Seen by somebody who was signed in: gone with them. */
  readonly isOfCustomer?: boolean;
}

export interface RememberedItem {
  readonly name: string;
  readonly path?: string;
  readonly quantity?: string;
  readonly amount?: string;
}

export type RememberedList = 'cart' | 'wishlist';

const mostItems = 50;
const lists: readonly RememberedList[] = ['cart', 'wishlist'];
const keyOf = (list: RememberedList) => `bowline-last-${list}`;

export function createLastSeen(store: Pick<Storage, 'getItem' | 'setItem'>, now: () => number) {
  const write = (list: RememberedList, value: Remembered | null) => {
    try {
      store.setItem(keyOf(list), JSON.stringify(value));
    } catch {
      // A device that keeps nothing has nothing to show.
    }
  };
  const read = (list: RememberedList): Remembered | undefined => {
    try {
      const stored = JSON.parse(store.getItem(keyOf(list)) ?? 'null') as Remembered | null;
      return stored && Array.isArray(stored.items) && typeof stored.at === 'string' ? stored : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    read,
    remember(list: RememberedList, { items, ...rest }: Omit<Remembered, 'at'>) {
      write(list, { ...rest, items: items.slice(0, mostItems), at: new Date(now()).toISOString() });
    },
    /** Whoever was signed in no longer is: the device may be somebody else's now. */
    forgetCustomer() {
      for (const list of lists) if (read(list)?.isOfCustomer) write(list, null);
    },
  };
}

export function lastSeenOnDevice() {
  return createLastSeen(localStorageOrNothing(), Date.now);
}
