import { localStorageOrNothing } from '../../data/local-storage.ts';
import { toldValue } from '../../data/told-value.ts';
import type { CartAnswer } from './add-to-cart.ts';

/** A change of the cart that could not be sent, or whose answer never came. It has a name, by which it is made once. */
export interface WaitingChange {
  /** Of what it is about, for people. */
  readonly name: string;
  /** Where it goes. */
  readonly addresses: { readonly cart: string; readonly visitor: string };
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly since: number;
}

export interface WaitingNews {
  readonly waiting: number;
  readonly sent: number;
  readonly refused: readonly { readonly name: string; readonly answer: CartAnswer | 'too-old' }[];
}

export interface WaitingParts {
  readonly store: Pick<Storage, 'getItem' | 'setItem'>;
  now(): number;
  /** Throws while the shop cannot be reached. */
  send(change: WaitingChange): Promise<CartAnswer>;
  /** One tab at a time. */
  alone(work: () => Promise<void>): Promise<void>;
}

/** In the browser's store that its tabs share. */
export const storageKey = 'bowline-waiting-changes';
const most = 30;
/** Well below the time for which the shop knows names. */
const longestWaitMs = 86_400_000;
const mostRefused = 5;

export function createWaitingChanges({ store, now, send, alone }: WaitingParts) {
  const news = toldValue<WaitingNews>({ waiting: 0, sent: 0, refused: [] });
  const tell = (change: Partial<WaitingNews>) =>
    news.set({ ...news.get(), ...change, waiting: list().length });

  // In the browser's one store that is written at once: a page may be closed in the next moment.
  function list(): readonly WaitingChange[] {
    try {
      const stored: unknown = JSON.parse(store.getItem(storageKey) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isChange).slice(0, most) : [];
    } catch {
      return [];
    }
  }

  /** False when there is no room: then the visitor has to know. */
  function add(change: Omit<WaitingChange, 'since'>): boolean {
    const waiting = list();
    if (waiting.length >= most) return false;
    try {
      store.setItem(storageKey, JSON.stringify([...waiting, { ...change, since: now() }]));
    } catch {
      return false;
    }
    if (list().length === waiting.length) return false;
    tell({ sent: 0 });
    return true;
  }

  /** In their order; whatever cannot be sent keeps its place and all behind it. */
  async function sendAll(): Promise<void> {
    if (list().length === 0) return tell({});
    await alone(async () => {
      for (let turn = 0; turn < most; turn += 1) {
        const [first] = list();
        if (!first) break;
        const answer: CartAnswer | 'too-old' =
          now() - first.since > longestWaitMs ? 'too-old' : await send(first);
        // Others may have been added meanwhile.
        store.setItem(storageKey, JSON.stringify(list().slice(1)));
        if (answer === 'too-old' || isRefused(answer))
          tell({ refused: [...news.get().refused, { name: first.name, answer }].slice(-mostRefused) });
        else tell({ sent: news.get().sent + 1 });
      }
    }).catch(() => tell({}));
  }

  return {
    list,
    add,
    sendAll,
    /** Another tab may have sent what waited, or added to it. */
    lookAgain: () => tell({}),
    news,
    dismiss: () => tell({ sent: 0, refused: [] }),
  };
}

function isRefused({ addition, refused }: CartAnswer): boolean {
  return addition?.isAdded === false || refused !== undefined;
}

function isChange(value: unknown): value is WaitingChange {
  const { name, addresses, fields, since } = (value ?? {}) as Partial<WaitingChange>;
  return (
    typeof name === 'string' &&
    typeof since === 'number' &&
    Array.isArray(fields) &&
    [addresses?.cart, addresses?.visitor].every((path) => typeof path === 'string' && /^\/(?!\/)/.test(path))
  );
}

let inBrowser: ReturnType<typeof createWaitingChanges> | undefined;

/** Those of this device. */
export function waitingChanges(send: WaitingParts['send']): ReturnType<typeof createWaitingChanges> {
  inBrowser ??= createWaitingChanges({
    store: localStorageOrNothing(),
    now: Date.now,
    send,
    alone: (work) =>
      navigator.locks.request(storageKey, { ifAvailable: true }, (lock) => (lock ? work() : undefined)),
  });
  return inBrowser;
}
