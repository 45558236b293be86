import { sql, type Transaction } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { defaultLocale, type LocaleName } from '@bowline/markets';
import { tidyLine, tidyLines } from '#stores';
import type { CommerceTables } from '#tables';
import { isPlainHtml } from './description-html.ts';

/** What a product is called and said to be in one locale. Empty texts are null. */
export interface ProductWords {
  readonly name: string;
  readonly shortDescription: string | null;
  readonly descriptionHtml: string | null;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly colourName: string | null;
  readonly rangeName: string | null;
}

/** The locale whose words the others translate (rule 1). */
export const sourceLocale: LocaleName = defaultLocale;

export const longestWords: Readonly<Record<keyof ProductWords, number>> = {
  name: 255,
  shortDescription: 2_000,
  descriptionHtml: 50_000,
  metaTitle: 255,
  metaDescription: 500,
  colourName: 100,
  rangeName: 255,
};

export type WordsRefusal =
  | Refusal<'words-not-valid', { readonly field: string; readonly most: number }>
  | Refusal<'html-not-plain', { readonly field: string }>
  | Refusal<'words-changed-meanwhile', { readonly locale: string }>;

/** Rule 5. */
export function checkWords(given: ProductWords): Result<ProductWords, WordsRefusal> {
  const words: ProductWords = {
    name: tidyLine(given.name),
    shortDescription: tidyLines(given.shortDescription) || null,
    descriptionHtml: tidyLines(given.descriptionHtml) || null,
    metaTitle: tidyLine(given.metaTitle) || null,
    metaDescription: tidyLine(given.metaDescription) || null,
    colourName: tidyLine(given.colourName) || null,
    rangeName: tidyLine(given.rangeName) || null,
  };
  for (const [field, most] of Object.entries(longestWords) as [keyof ProductWords, number][]) {
    const text = words[field] ?? '';
    if (text.length > most || (field === 'name' && text === '')) {
      return refuse('words-not-valid', { field, most });
    }
  }
  if (words.descriptionHtml && !isPlainHtml(words.descriptionHtml)) {
    return refuse('html-not-plain', { field: 'descriptionHtml' });
  }
  return ok(words);
}

export interface WordsChange {
  readonly productId: number;
  readonly locale: LocaleName;
  readonly words: ProductWords;
  /** When the words that were looked at had last been changed (rule 4); null: whatever they are. */
  readonly seenAt: Date | null;
  readonly now: Date;
}

/** Rules 2 to 4, with words that were checked. The caller holds the product's row. */
export async function replaceProductWords(
  transaction: Transaction<CommerceTables>,
  { productId, locale, words, seenAt, now }: WordsChange,
): Promise<Result<undefined, WordsRefusal>> {
  const { rows } = await sql<ProductWords & { changedAt: Date }>`
    select name, short_description as "shortDescription", description_html as "descriptionHtml",
      meta_title as "metaTitle", meta_description as "metaDescription", colour_name as "colourName",
      range_name as "rangeName", changed_at as "changedAt"
    from product_text where product_id = ${productId} and locale = ${locale} for update`.execute(transaction);
  const [former] = rows;
  if (!former || (seenAt !== null && former.changedAt.getTime() !== seenAt.getTime())) {
    return refuse('words-changed-meanwhile', { locale });
  }
  const isSource = locale === sourceLocale;
  const isChanged = (Object.keys(longestWords) as (keyof ProductWords)[]).some(
    (field) => former[field] !== words[field],
  );
  if (isSource && !isChanged) return ok();
  const whose = isSource ? sql`(locale = ${locale} or stands_in)` : sql`locale = ${locale}`;
  await sql`
    update product_text set name = ${words.name}, short_description = ${words.shortDescription},
      description_html = ${words.descriptionHtml}, meta_title = ${words.metaTitle},
      meta_description = ${words.metaDescription}, colour_name = ${words.colourName},
      range_name = ${words.rangeName}, changed_at = ${now}, is_outdated = false,
      stands_in = ${isSource} and stands_in
    where product_id = ${productId} and ${whose}`.execute(transaction);
  if (isSource) {
    await sql`update product_text set is_outdated = true
      where product_id = ${productId} and locale <> ${locale} and not stands_in and not is_outdated`.execute(
      transaction,
    );
  }
  return ok();
}

/** The words of these products, by id and locale: `12 nl-NL`. */
export async function readProductWords(
  transaction: Transaction<CommerceTables>,
  productIds: readonly number[],
): Promise<ReadonlyMap<string, ProductWords>> {
  const { rows } = await sql<ProductWords & { readonly key: string }>`
    select product_id || ' ' || locale as key, name, short_description as "shortDescription",
      description_html as "descriptionHtml", meta_title as "metaTitle", meta_description as "metaDescription",
      colour_name as "colourName", range_name as "rangeName"
    from product_text where product_id = any(${productIds})`.execute(transaction);
  return new Map(rows.map(({ key, ...words }) => [key, words]));
}
