import type { VisitedPage } from './visit-report.ts';

const byScreen: Readonly<Record<string, VisitedPage>> = {
  product: 'PRODUCT',
  category: 'CATEGORY',
  content: 'CONTENT',
  document: 'CONTENT',
};

const byRouteName: readonly (readonly [RegExp, VisitedPage])[] = [
  [/^home$/, 'HOME'],
  [/^search$/, 'SEARCH'],
  [/^checkout-cart/, 'CART'],
  [/^checkout/, 'CHECKOUT'],
  [/^(customer|create-password|order|wishlist)/, 'ACCOUNT'],
  [/^(content|page|blog|faq|stores)/, 'CONTENT'],
];

/** The kind of page behind a route; an address that the shop has to look up says by its screen what it is. */
export function visitedPageOf(routeId: string, screen: string | undefined): VisitedPage {
  if (screen !== undefined) return byScreen[screen] ?? 'OTHER';
  const [name = ''] = routeId.split('__');
  return byRouteName.find(([pattern]) => pattern.test(name))?.[1] ?? 'OTHER';
}
