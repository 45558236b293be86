import type { ImportState, KnownAttribute } from './import-state.ts';
import type { ProductImport, SellableImport } from './types.ts';

export function addConfigurableAttributes(
  state: ImportState,
  productId: number,
  product: ProductImport,
): void {
  for (const [index, code] of (product.configurableAttributes ?? []).entries()) {
    state.batch.add('product_option', {
      id: state.nextId('product_option'),
      product_id: productId,
      attribute_id: state.attributes.find(code, `The product "${product.sku}"`).id,
      position: index,
    });
  }
}

export function addAttributeValues(state: ImportState, productId: number, sellable: SellableImport): void {
  for (const [code, value] of Object.entries(sellable.attributes ?? {})) {
    const owner = `The product "${sellable.sku}"`;
    const attribute = state.attributes.find(code, owner);
    if (attribute.inputType === 'select' || attribute.inputType === 'multiselect') {
      for (const optionCode of typeof value === 'object' ? value : [value]) {
        state.batch.add('product_option_value', {
          product_id: productId,
          attribute_id: attribute.id,
          option_id: findOption(attribute, code, String(optionCode), owner),
        });
      }
    } else {
      state.batch.add('product_attribute_value', {
        product_id: productId,
        attribute_id: attribute.id,
        value: typeof value === 'boolean' ? (value ? '1' : '0') : String(value),
      });
    }
  }
}

function findOption(attribute: KnownAttribute, code: string, optionCode: string, owner: string): number {
  const id = attribute.optionIds.get(optionCode);
  if (id === undefined) throw new Error(`${owner} has the unknown option "${optionCode}" of "${code}"`);
  return id;
}
