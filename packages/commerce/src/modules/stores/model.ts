import type { LocaleName, Market } from '@bowline/markets';
import type { ShopSettings } from './settings.ts';
import type { ShopFacts } from './shop-data.ts';
import type { Visitor } from './visitor.ts';

export interface StoreView {
  readonly id: number;
  /** The value of the `Store` header. */
  readonly code: string;
  readonly locale: LocaleName;
  readonly market: Market;
}

/** What every resolver knows about the request it serves: who asks, and the shop around the visitor. */
export interface StoresContext extends Visitor {
  readonly settings: ShopSettings;
  /** The same for the whole request. */
  readonly shopFacts: ShopFacts;
  readonly now: Date;
  /** Under which limits count whoever asks (rules of `place.ts`). */
  readonly clientAddress: string;
  /** What the visitor's browser or program calls itself. */
  readonly userAgent: string;
  /** The name that the visitor's device keeps for the shop to know it again; null for programs that keep none. */
  readonly device: string | null;
  /** Without a final slash. */
  readonly baseUrl: string;
  readonly mediaUrl: string;
  /** The variables as the client sent them. */
  readonly rawVariables: Readonly<Record<string, unknown>>;
  /** Names what the answer was made from, so that caches can drop it when that changes. */
  readonly tags: Set<string>;
}
