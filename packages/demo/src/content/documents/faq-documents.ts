import {
  type AnyContent,
  type ContentOf,
  languageOf as languageCodeOf,
  translationId,
} from '@bowline/content';
import type { LocaleName } from '@bowline/markets';
import { languageOf } from '../../language/languages.ts';
import { type ContentTexts, contentTexts } from '../texts.ts';
import { readBlocks } from '../writing/markdown.ts';
import { portableText } from '../writing/portable-text.ts';
import { translated } from './document-parts.ts';
import { textIn } from './locale-words.ts';

type Category = ContentTexts['faq'][keyof ContentTexts['faq']];

/** Categories and their questions in the order of the texts. */
export function faqDocuments(locale: LocaleName): readonly AnyContent[] {
  const categories = Object.entries(contentTexts(languageOf(locale)).faq);
  return [
    ...categories.map(([key, category], position) => categoryDocument(key, category, position, locale)),
    ...categories.flatMap(([key, category]) => entryDocuments(key, category, locale)),
  ];
}

function categoryDocument(
  key: string,
  { title, slug }: Category,
  position: number,
  locale: LocaleName,
): ContentOf<'faqCategory'> {
  return {
    ...translated('faqCategory', key, locale),
    title: textIn(title, locale),
    slug: { current: slug },
    position,
  };
}

function entryDocuments(category: string, { questions }: Category, locale: LocaleName) {
  return Object.entries(questions).map(
    ([key, { question, answer }], position): ContentOf<'faqEntry'> => ({
      ...translated('faqEntry', key, locale),
      question: textIn(question, locale),
      answer: portableText(readBlocks(textIn(answer, locale))),
      category: { _ref: translationId('faqCategory', category, languageCodeOf(locale)) },
      position,
    }),
  );
}
