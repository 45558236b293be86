/** The pages that visitors see most, as the shop in English shows them. */
export interface VisitedPage {
  readonly name: string;
  readonly path: string;
  /** Shows what one has put into the cart. */
  readonly isOfBuyer?: boolean;
}

/** A category and a product of the catalogue at hand stand for all of them. */
export function visitedPages(category: string, product: string): readonly VisitedPage[] {
  return [
    { name: 'home', path: '/' },
    { name: 'category', path: `/${category}` },
    { name: 'product', path: `/${product}` },
    { name: 'search', path: '/search?q=black+paracord' },
    { name: 'cart', path: '/checkout/cart', isOfBuyer: true },
    { name: 'checkout', path: '/checkout/customer', isOfBuyer: true },
  ];
}
