import type { CatalogContext } from '../model.ts';
import type { LinkKind, ProductRecord } from './model.ts';
import { typeIds } from './type-names.ts';

/** Products of one kind of link, in the merchant's order, without those that are switched off. */
export function linkedProducts(kind: LinkKind) {
  return async (product: ProductRecord, _: unknown, { catalog }: CatalogContext) => {
    const links = await catalog.linksOf(product.parentId ?? product.id);
    const products = await Promise.all(
      links
        .filter((link) => link.kind === kind)
        .map(({ linkedProductId }) => catalog.product(linkedProductId)),
    );
    return products.filter((linked) => linked !== null);
  };
}

export async function productLinks(product: ProductRecord, { catalog }: CatalogContext) {
  const links = await catalog.linksOf(product.parentId ?? product.id);
  const described = await Promise.all(
    links.map(async ({ kind, linkedProductId, position }) => {
      const linked = await catalog.product(linkedProductId);
      return (
        linked && {
          sku: product.sku,
          linkType: kind,
          linkedProductSku: linked.sku,
          linkedProductType: typeIds[linked.kind],
          position,
        }
      );
    }),
  );
  return described.filter((link) => link !== null);
}
