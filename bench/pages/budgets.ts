/** Bytes as they travel, for a new visitor of the production build. */
export const sizeBudgets = {
  script: 130_000,
  style: 20_000,
  font: 40_000,
  /** The HTML of a listing of 48 products. */
  listingHtml: 25_000,
} as const;
