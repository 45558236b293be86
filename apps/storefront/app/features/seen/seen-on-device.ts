import { localStorageOrNothing } from '../../data/local-storage.ts';

/** The products this device has looked at, the latest first, by sku. A customer's are kept by the shop instead. */
export interface SeenOnDevice {
  list(): readonly string[];
  add(sku: string): void;
  clear(): void;
}

export const mostSeenOnDevice = 12;
const storageKey = 'bowline-seen-products';

export function createSeenOnDevice(store: Pick<Storage, 'getItem' | 'setItem'>): SeenOnDevice {
  const list = () => {
    try {
      const stored: unknown = JSON.parse(store.getItem(storageKey) ?? '[]');
      return Array.isArray(stored)
        ? stored.filter((entry) => typeof entry === 'string').slice(0, mostSeenOnDevice)
        : [];
    } catch {
      return [];
    }
  };
  const keep = (skus: readonly string[]) => {
    try {
      store.setItem(storageKey, JSON.stringify(skus.slice(0, mostSeenOnDevice)));
    } catch {
      // A device that keeps nothing has seen nothing.
    }
  };
  return {
    list,
    add: (sku) => keep([sku, ...list().filter((known) => known !== sku)]),
    clear: () => keep([]),
  };
}

export function seenOnDevice(): SeenOnDevice {
  return createSeenOnDevice(localStorageOrNothing());
}
