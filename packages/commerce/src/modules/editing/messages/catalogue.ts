import type { LocaleName } from '@bowline/markets';

/** A text of the shop's own screens, as its code has it. */
export interface ShopMessage {
  readonly key: string;
  /** What each locale says; one without a text of its own says what English says. */
  readonly texts: Readonly<Partial<Record<LocaleName, string>>>;
  /** The files that say it, from the root of the storefront's code. */
  readonly usedIn: readonly string[];
}

/** By key; null where the shop was not built, so that nobody knows them. */
export type MessageCatalogue = () => Promise<ReadonlyMap<string, ShopMessage> | null>;
