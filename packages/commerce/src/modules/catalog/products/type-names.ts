import type { ProductKind, ProductRecord } from './model.ts';

/** Magento's names for the kinds of product: its `type_id` and its GraphQL type. */
export const typeIds: Readonly<Record<ProductKind, string>> = {
  configurable: 'configurable',
  simple: 'simple',
  virtual: 'virtual',
  gift_card: 'giftcard',
};

const typeNames = {
  configurable: 'ConfigurableProduct',
  simple: 'SimpleProduct',
  virtual: 'VirtualProduct',
  gift_card: 'GiftCardProduct',
} as const satisfies Record<ProductKind, string>;

export function productTypeName(product: ProductRecord): (typeof typeNames)[ProductKind] {
  return typeNames[product.kind];
}
