import type { AttributeBook } from '../attributes/attribute-book.ts';
import type { CategoryTree } from '../categories/category-tree.ts';

/** Of a search nobody reads on. */
const mostWords = 4;
const mostSuggestions = 5;

const vocabularies = new WeakMap<CategoryTree, WeakMap<AttributeBook, readonly string[]>>();

/** The words of a locale's categories and options: what a shop can be asked for. */
function vocabularyOf(tree: CategoryTree, book: AttributeBook): readonly string[] {
  const byBook = vocabularies.get(tree) ?? new WeakMap<AttributeBook, readonly string[]>();
  vocabularies.set(tree, byBook);
  const known = byBook.get(book) ?? readVocabulary(tree, book);
  byBook.set(book, known);
  return known;
}

function readVocabulary(tree: CategoryTree, book: AttributeBook): readonly string[] {
  const labels = [
    ...tree.all.map(({ name }) => name),
    ...book.attributes.flatMap(({ id }) => book.optionsOf(id).map(({ label }) => label)),
  ];
  const words = labels.flatMap((label) => label.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return [...new Set(words)].sort();
}

/** What might have been meant by words that found nothing: each that is not known, replaced by one that nearly is it. */
export function suggestSearches(
  searchWords: readonly string[],
  tree: CategoryTree,
  book: AttributeBook,
): readonly string[] {
  const vocabulary = vocabularyOf(tree, book);
  let searches: readonly (readonly string[])[] = [[]];
  let isChanged = false;
  for (const word of searchWords.slice(0, mostWords).map((text) => text.toLowerCase())) {
    const near = vocabulary.includes(word) ? [] : nearWords(word, vocabulary);
    isChanged ||= near.length > 0;
    const choices = near.length > 0 ? near : [word];
    searches = searches
      .flatMap((search) => choices.map((choice) => [...search, choice]))
      .slice(0, mostSuggestions);
  }
  return isChanged ? searches.map((search) => search.join(' ')) : [];
}

/** The nearest first; a long word may have two mistakes, a short one none. */
export function nearWords(word: string, vocabulary: readonly string[]): readonly string[] {
  const allowed = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
  return vocabulary
    .map((known) => ({ known, mistakes: mistakesBetween(word, known, allowed) }))
    .filter(({ mistakes }) => mistakes > 0 && mistakes <= allowed)
    .sort((one, other) => one.mistakes - other.mistakes)
    .slice(0, mostSuggestions)
    .map(({ known }) => known);
}

/** Letters that are missing, too many, wrong, or two in the wrong order; more than `most` is as good as any number. */
function mistakesBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last.at(-1) ?? 0;
}
