/** How the reviews of a product are ordered and paged, as its address says. */
export const reviewOrders = ['latest', 'helpful', 'highest', 'lowest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

const parameters = { order: 'order', page: 'reviews' } as const;
export const reviewParameters: readonly string[] = Object.values(parameters);

const wireOrders = { latest: 'LATEST', helpful: 'HELPFUL', highest: 'HIGHEST', lowest: 'LOWEST' } as const;

export function reviewOrderIn(search: URLSearchParams): ReviewOrder {
  return reviewOrders.find((order) => order === search.get(parameters.order)) ?? 'latest';
}

export function reviewPageIn(search: URLSearchParams): number {
  const page = search.get(parameters.page) ?? '';
  return /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1;
}

export function reviewQuestion(search: URLSearchParams) {
  return { reviewPage: reviewPageIn(search), reviewSort: wireOrders[reviewOrderIn(search)] };
}

/** The address of a page of reviews; everything else in the query stays. */
export function reviewsHref(
  path: string,
  search: URLSearchParams,
  { order, page }: { readonly order: ReviewOrder; readonly page: number },
): string {
  const next = new URLSearchParams(search);
  for (const name of [...reviewParameters, reviewNewsParameter, votedReviewParameter]) next.delete(name);
  if (order !== 'latest') next.set(parameters.order, order);
  if (page > 1) next.set(parameters.page, String(page));
  return `${path}${next.size > 0 ? `?${next}` : ''}#reviews`;
}

/** Tells the page after a vote or a report what became of it. */
export const reviewNewsParameter = 'reviewNews';
/** Which review somebody has just voted for: beside it is the way back. */
export const votedReviewParameter = 'review';
export const reviewNews = ['voted', 'unvoted', 'reported', 'refused'] as const;
