/** The pages that visitors see most, as the shop in English shows them. */
export interface VisitedPage {
  readonly name: string;
  readonly path: string;
}

/** A category and a product of the catalogue at hand stand for all of them. */
export function visitedPages(category: string, product: string): readonly VisitedPage[] {
  return [
    { name: 'home', path: '/' },
    { name: 'category', path: `/${category}` },
    { name: 'product', path: `/${product}` },
    { name: 'search', path: '/search?q=black+paracord' },
    // Nobody has put anything into it, which is how a new visitor sees it.
    { name: 'cart', path: '/checkout/cart' },
    { name: 'checkout', path: '/checkout/customer' },
  ];
}
