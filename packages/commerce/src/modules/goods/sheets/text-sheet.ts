import { isLocaleName } from '@bowline/markets';
import { checkWords, lockProducts, type ProductWords, readProductWords, replaceProductWords } from '#catalog';
import { type NamedRow, problemIn, type SheetFormat, type SheetProblem } from './model.ts';

const columnOf: Readonly<Record<keyof ProductWords, string>> = {
  name: 'name',
  shortDescription: 'short_description',
  descriptionHtml: 'description',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  colourName: 'colour',
  rangeName: 'range',
};

export const textColumns = ['sku', 'locale', ...Object.values(columnOf)];

const skuOf = (row: NamedRow) => (row.cell('sku') ?? '').trim();
const localeOf = (row: NamedRow) => (row.cell('locale') ?? '').trim();

/** What the row says, over what is there. */
function wordsIn(row: NamedRow, former: ProductWords): ProductWords {
  const said = Object.entries(columnOf).flatMap(([field, column]) => {
    const cell = row.cell(column);
    return cell === undefined ? [] : [[field, field === 'name' ? cell : cell || null]];
  });
  return { ...former, ...Object.fromEntries(said) };
}

export const textSheet: SheetFormat = {
  needed: ['sku', 'locale'],
  isColumn: (name) => textColumns.includes(name),
  keyOf: (row) => `${skuOf(row).toLowerCase()} ${localeOf(row)}`,
  async apply(transaction, rows, { clock }) {
    const problems: SheetProblem[] = [];
    const products = await lockProducts(transaction, rows.map(skuOf));
    const former = await readProductWords(
      transaction,
      [...products.values()].map(({ id }) => id),
    );
    let changed = 0;
    for (const row of rows) {
      const product = products.get(skuOf(row).toLowerCase());
      const locale = localeOf(row);
      if (!product || product.parentId !== null) {
        problems.push(problemIn(row, 'sku', 'product-not-found'));
        continue;
      }
      const there = former.get(`${product.id} ${locale}`);
      if (!isLocaleName(locale) || !there) {
        problems.push(problemIn(row, 'locale', 'locale-not-known'));
        continue;
      }
      const words = checkWords(wordsIn(row, there));
      if (!words.ok) {
        const field = 'field' in words.refusal.details ? words.refusal.details.field : 'name';
        problems.push(problemIn(row, columnOf[field as keyof ProductWords], words.refusal.code));
        continue;
      }
      const isSame = (Object.keys(columnOf) as (keyof ProductWords)[]).every(
        (field) => there[field] === words.value[field],
      );
      if (isSame) continue;
      const change = { productId: product.id, locale, words: words.value, seenAt: null, now: clock() };
      await replaceProductWords(transaction, change);
      changed += 1;
    }
    return { changed, problems };
  },
};
