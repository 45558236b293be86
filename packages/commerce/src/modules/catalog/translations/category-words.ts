import { sql, type Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import { raiseReferenceVersion, tidyLine, tidyLines } from '#stores';
import type { CommerceTables } from '#tables';
import { isPlainHtml } from './description-html.ts';
import { longestWords, sourceLocale, type WordsRefusal } from './product-words.ts';

/** What a category is called and said to be in one locale. Empty texts are null. */
export interface CategoryWords {
  readonly name: string;
  readonly descriptionHtml: string | null;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
}

const fields = ['name', 'descriptionHtml', 'metaTitle', 'metaDescription'] as const;

/** Rule 5. */
export function checkCategoryWords(given: CategoryWords): Result<CategoryWords, WordsRefusal> {
  const words: CategoryWords = {
    name: tidyLine(given.name),
    descriptionHtml: tidyLines(given.descriptionHtml) || null,
    metaTitle: tidyLine(given.metaTitle) || null,
    metaDescription: tidyLine(given.metaDescription) || null,
  };
  for (const field of fields) {
    const text = words[field] ?? '';
    if (text.length > longestWords[field] || (field === 'name' && text === '')) {
      return refuse('words-not-valid', { field, most: longestWords[field] });
    }
  }
  if (words.descriptionHtml && !isPlainHtml(words.descriptionHtml)) {
    return refuse('html-not-plain', { field: 'descriptionHtml' });
  }
  return ok(words);
}

export interface CategoryWordsChange {
  readonly id: number;
  readonly locale: LocaleName;
  readonly words: CategoryWords;
  /** When the words that were looked at had last been changed (rule 4). */
  readonly seenAt: Date | null;
  readonly now: Date;
}

/** Rules 2 to 4, with words that were checked. */
export async function replaceCategoryWords(
  transaction: Transaction<CommerceTables>,
  { id, locale, words, seenAt, now }: CategoryWordsChange,
): Promise<Result<undefined, WordsRefusal>> {
  const { rows } = await sql<CategoryWords & { changedAt: Date }>`
    select name, description_html as "descriptionHtml", meta_title as "metaTitle",
      meta_description as "metaDescription", changed_at as "changedAt"
    from category_text where category_id = ${id} and locale = ${locale} for update`.execute(transaction);
  const [former] = rows;
  if (!former || (seenAt !== null && former.changedAt.getTime() !== seenAt.getTime())) {
    return refuse('words-changed-meanwhile', { locale });
  }
  const isSource = locale === sourceLocale;
  if (isSource && fields.every((field) => former[field] === words[field])) return ok();
  const whose = isSource ? sql`(locale = ${locale} or stands_in)` : sql`locale = ${locale}`;
  await sql`
    update category_text set name = ${words.name}, description_html = ${words.descriptionHtml},
      meta_title = ${words.metaTitle}, meta_description = ${words.metaDescription}, changed_at = ${now},
      is_outdated = false, stands_in = ${isSource} and stands_in
    where category_id = ${id} and ${whose}`.execute(transaction);
  if (isSource) {
    await sql`update category_text set is_outdated = true
      where category_id = ${id} and locale <> ${locale} and not stands_in and not is_outdated`.execute(
      transaction,
    );
  }
  await raiseReferenceVersion(transaction);
  return ok();
}
