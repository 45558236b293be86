/** The pages whose shape is known before they are there. */
export type PageToCome = 'listing' | 'product';

export interface NextStep {
  /** What the route table calls the page that is gone to, without its locale. */
  readonly route: string;
  /** Where the link stands that was pressed; undefined when it was none, as with the browser's own buttons. */
  readonly link?: Pick<Element, 'closest'> | undefined;
  /** What was found at that address before. */
  readonly knownType?: string | undefined;
}

/**
 * What kind of page the next one is, as far as anybody can tell: nobody is shown the shape of one and then gets another.
 * Tiles are articles and lead to products, menus and trails lead to categories.
 */
export function pageToCome({ route, link, knownType }: NextStep): PageToCome | undefined {
  if (route === 'search') return 'listing';
  if (route !== 'catch-all') return undefined;
  if (knownType === 'PRODUCT') return 'product';
  if (knownType === 'CATEGORY') return 'listing';
  if (knownType !== undefined || !link) return undefined;
  if (link.closest('main article')) return 'product';
  return link.closest('header nav, main nav') ? 'listing' : undefined;
}
