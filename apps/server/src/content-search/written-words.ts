import { fill, placesIn } from '@bowline/kit';
import {
  formatNumber,
  type LocaleName,
  marketingClaims,
  markets,
  productWordIn,
  shop,
} from '@bowline/markets';

interface TextBlock {
  readonly children?: readonly { readonly text?: string }[];
}

/** A piece of a text, as far as it holds words; editors of another service may leave out anything. */
export interface Block extends TextBlock {
  readonly facts?: readonly { readonly term?: string; readonly description?: readonly TextBlock[] }[];
  readonly rows?: readonly { readonly cells?: readonly { readonly content?: readonly TextBlock[] }[] }[];
}

/** The words of a text in this locale, a line for each paragraph, fact and row of a table. */
export function writtenWords(blocks: readonly Block[] | null, locale: LocaleName): string {
  return (blocks ?? [])
    .flatMap(linesOf)
    .map((line) => filledLine(line, locale))
    .filter((line) => line !== '')
    .join('\n');
}

/**
 * With the names of the shop filled in. Amounts and hours are known only when a page is made, so what is said around them is
 * left out: a search result with a hole in it would be worse than none.
 */
export function filledLine(line: string, locale: LocaleName): string {
  const filled = fill(line, shopWords(locale));
  const sentences = filled.split(/(?<=[.!?:])\s+/);
  return sentences.filter((sentence) => placesIn(sentence).length === 0).join(' ');
}

function linesOf({ children, facts, rows }: Block): readonly string[] {
  return [
    ...(children ? [wordsOf({ children })] : []),
    ...(facts ?? []).map(({ term = '', description = [] }) => `${term}: ${allWordsOf(description)}`),
    ...(rows ?? []).map(({ cells = [] }) => cells.map(({ content = [] }) => allWordsOf(content)).join(', ')),
  ];
}

function wordsOf({ children = [] }: TextBlock): string {
  return children.map(({ text = '' }) => text).join('');
}

function allWordsOf(blocks: readonly TextBlock[]): string {
  return blocks.map(wordsOf).join(' ');
}

function shopWords(locale: LocaleName) {
  const market = markets[locale];
  const { brand, legalName, returnDays } = shop;
  return {
    brand,
    legalName,
    productWord: productWordIn(market),
    returnDays: formatNumber(returnDays, market),
    customerCount: formatNumber(marketingClaims.customers, market),
  };
}
