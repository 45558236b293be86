/** Stars, title and text. */
export type Told = readonly [stars: number, summary: string, text: string];

/** What people who speak one language might say. Every language says the same number of things, with the same stars. */
export interface Voice {
  readonly names: readonly string[];
  readonly aboutCords: readonly Told[];
  readonly aboutPieces: readonly Told[];
  /** What the shop answers to a disappointed customer. */
  readonly answer: string;
}
