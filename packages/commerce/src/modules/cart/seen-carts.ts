import type { Cart } from './model.ts';

export interface SeenCarts {
  /** A guest's cart as it was seen last. It may be another one by now: only a version tells. */
  recall(maskedId: string): Cart | undefined;
  /** Whether carts mostly are as they were seen. Where several processes share them, another has changed most since. */
  readonly isWorthATry: boolean;
  /** The cart as it was read: whether it is as it was seen says something about others. */
  wasRead(cart: Cart): void;
  /** The cart as a change leaves it. */
  note(cart: Cart): void;
  /** Whether one that was believed was as it had been seen. */
  wasBelieved(maskedId: string, rightly: boolean): void;
  forget(maskedId: string): void;
}

export interface SeenCartsOptions {
  /** Carts and lines together. */
  readonly most?: number;
  readonly forgottenAfterMs?: number;
  readonly nowMs?: () => number;
}

interface Seen {
  readonly cart: Cart;
  readonly atMs: number;
}

/** A longer one is dear to keep, and is changed less often than it is looked at. */
const mostLines = 50;
/** Of so many carts it is remembered whether they were as they had been seen. */
const judged = 64;

/**
 * What this process has seen of guests' carts, for a few minutes. Nothing is decided by it: it says what will probably be asked for,
 * so that it can be asked for at once, and whoever believes it writes on condition that the cart is at that very version.
 */
export function createSeenCarts({
  most = 5_000,
  forgottenAfterMs = 600_000,
  nowMs = () => performance.now(),
}: SeenCartsOptions = {}): SeenCarts {
  const seen = new Map<string, Seen>();
  let weight = 0;
  let asSeen = 0;
  let different = 0;

  function forget(maskedId: string): void {
    const known = seen.get(maskedId);
    if (!known) return;
    seen.delete(maskedId);
    weight -= weightOf(known.cart);
  }

  /** Those that were not noted again for the longest time stand first. */
  function forgetOld(): void {
    const before = nowMs() - forgottenAfterMs;
    for (const [maskedId, { atMs }] of seen) {
      if (weight <= most && atMs > before) return;
      forget(maskedId);
    }
  }

  function judge(wasAsSeen: boolean): void {
    if (wasAsSeen) asSeen += 1;
    else different += 1;
    if (asSeen + different < judged) return;
    asSeen /= 2;
    different /= 2;
  }

  return {
    get isWorthATry() {
      return asSeen >= different;
    },
    recall(maskedId) {
      forgetOld();
      return seen.get(maskedId)?.cart;
    },
    wasRead(cart) {
      const known = seen.get(cart.maskedId);
      if (known) judge(known.cart.version === cart.version);
      note(cart);
    },
    note,
    wasBelieved(maskedId, rightly) {
      judge(rightly);
      if (!rightly) forget(maskedId);
    },
    forget,
  };

  function note(cart: Cart): void {
    forget(cart.maskedId);
    if (cart.customerId !== null || !cart.isActive || cart.lines.length > mostLines) return;
    seen.set(cart.maskedId, { cart, atMs: nowMs() });
    weight += weightOf(cart);
    forgetOld();
  }
}

const weightOf = ({ lines }: Cart): number => 1 + lines.length;
