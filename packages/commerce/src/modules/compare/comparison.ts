import { type AttributeBook, attributeValues, type ProductRecord, productIdsUnderSkus } from '#catalog';
import { textsOf } from '#texts';
import type { CompareContext, CompareList } from './model.ts';
import { readSkus } from './repository.ts';

export interface ShownList {
  readonly uid: string;
  readonly items: readonly ShownItem[];
  /** What the products are compared by. */
  attributes(): Promise<readonly { readonly code: string; readonly label: string }[]>;
}

export interface ShownItem {
  readonly product: ProductRecord;
  attributes(): Promise<readonly { readonly code: string; readonly value: string }[]>;
}

/** Rule 5: with what is still sold. */
export async function showList({ id, uid }: CompareList, context: CompareContext): Promise<ShownList> {
  const { reading } = context.compare;
  const skus = await readSkus(reading, id);
  const ids = await productIdsUnderSkus(reading, skus);
  const found = await Promise.all(
    skus.map((sku) => {
      const productId = ids.get(sku.toLowerCase());
      return productId === undefined ? null : context.catalog.product(productId);
    }),
  );
  const products = found.filter((product) => product !== null);
  let comparing: Promise<Comparison> | undefined;
  const comparison = () => {
    comparing ??= compare(products, context);
    return comparing;
  };
  return {
    uid,
    attributes: async () => (await comparison()).attributes,
    items: products.map((product) => ({
      product,
      attributes: async () => (await comparison()).valuesOf(product.id),
    })),
  };
}

interface Comparison {
  readonly attributes: readonly { readonly code: string; readonly label: string }[];
  valuesOf(productId: number): readonly { readonly code: string; readonly value: string }[];
}

/** Rule 6. */
async function compare(products: readonly ProductRecord[], context: CompareContext): Promise<Comparison> {
  const book = context.catalog.book();
  const { yes, no, nothing } = textsOf('compare', context.store.locale);
  const valuesByProduct = new Map(
    await Promise.all(
      products.map(async (product) => {
        const values = await attributeValues(product, {}, context);
        const texts = values.map((shown) => [shown.code, textOf(shown, book, { yes, no })] as const);
        return [product.id, new Map(texts)] as const;
      }),
    ),
  );
  const codes = new Set([...valuesByProduct.values()].flatMap((values) => [...values.keys()]));
  const attributes = book.attributes.filter(({ code }) => codes.has(code));
  return {
    attributes,
    valuesOf: (productId) =>
      attributes.map(({ code }) => ({ code, value: valuesByProduct.get(productId)?.get(code) ?? nothing })),
  };
}

function textOf(
  shown: Awaited<ReturnType<typeof attributeValues>>[number],
  book: AttributeBook,
  { yes, no }: { readonly yes: string; readonly no: string },
): string {
  if (!('value' in shown)) return shown.selectedOptions.map(({ label }) => label).join(', ');
  if (book.byCode(shown.code)?.inputType !== 'boolean') return shown.value;
  return shown.value === '1' || shown.value === 'true' ? yes : no;
}
