import type { CatalogContext } from '../model.ts';
import type { LinkKind, ProductRecord } from './model.ts';
import { typeIds } from './type-names.ts';

/** Products of one kind of link, in the merchant's order, without those that are switched off. */
export function linkedProducts(kind: LinkKind) {
  return async (product: ProductRecord, _: unknown, { catalog }: CatalogContext) => {
    const links = await catalog.linksOf(product.parentId ?? product.id, kind);
    return links.map((link) => link.product);
  };
}

export async function productLinks(product: ProductRecord, { catalog }: CatalogContext) {
  const links = await catalog.linksOf(product.parentId ?? product.id, null);
  return links.map(({ kind, position, product: linked }) => ({
    sku: product.sku,
    linkType: kind,
    linkedProductSku: linked.sku,
    linkedProductType: typeIds[linked.kind],
    position,
  }));
}
