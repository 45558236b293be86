/** Where a review of a product is written, with so many stars filled in. */
export function writePath(sku: string, stars?: number): string {
  const search = new URLSearchParams({ sku, ...(stars !== undefined && { stars: String(stars) }) });
  return `/customer/account/reviews/write?${search}`;
}
