import type { Money } from '@bowline/kit';
import type { QuoteItemsSortInput, SortQuoteItemsEnum } from '#wire';
import type { ShownLine, showPrices } from './show-line.ts';

type SortValue = (line: ShownLine) => number | string;
const amountOf = (read: (prices: ReturnType<typeof showPrices>) => Money): SortValue => {
  return ({ prices }) => {
    const shown = typeof prices === 'function' ? prices() : null;
    return shown ? read(shown).minor : 0;
  };
};

/** What lines can be put in order by; Magento has more names for the same, and by those they stay as they are. */
const sortValues: Readonly<Partial<Record<SortQuoteItemsEnum, SortValue>>> = {
  PRODUCT_ID: ({ product }) => product.id,
  SKU: ({ line }) => line.sku,
  NAME: ({ product }) => product.name,
  QTY: ({ quantity }) => quantity,
  PRICE: amountOf(({ price }) => price),
  PRICE_INC_TAX: amountOf(({ priceIncludingTax }) => priceIncludingTax),
  ROW_TOTAL: amountOf(({ rowTotal }) => rowTotal),
  ROW_TOTAL_INC_TAX: amountOf(({ rowTotalIncludingTax }) => rowTotalIncludingTax),
  DISCOUNT_AMOUNT: amountOf(({ totalItemDiscount }) => totalItemDiscount),
  WEIGHT: ({ product }) => product.weightG ?? 0,
};

export function sortLines(
  lines: readonly ShownLine[],
  sort: QuoteItemsSortInput | null | undefined,
): readonly ShownLine[] {
  if (!sort) return lines;
  const sortValue = sortValues[sort.field] ?? (({ line }: ShownLine) => line.id);
  const rising = lines.toSorted((a, b) => {
    const [x, y] = [sortValue(a), sortValue(b)];
    return x === y ? a.line.id - b.line.id : x < y ? -1 : 1;
  });
  return sort.order === 'ASC' ? rising : rising.toReversed();
}
