import {
  type AnyContent,
  type ContentOf,
  languageOf as languageCodeOf,
  translationId,
} from '@bowline/content';
import type { LocaleName } from '@bowline/markets';
import { languageOf } from '../../language/languages.ts';
import { faqCategories, faqEntries } from '../data/faq/all-faq.ts';
import { americanText } from '../writing/american-spelling.ts';
import { portableText } from '../writing/portable-text.ts';
import { translated } from './document-parts.ts';
import { blocksIn, wordsIn } from './locale-words.ts';

function categoryDocuments(locale: LocaleName): ContentOf<'faqCategory'>[] {
  return faqCategories.map(({ key, title, slug, order }) => ({
    ...translated('faqCategory', key, locale),
    title: wordsIn(title, locale),
    slug: { current: slug[languageOf(locale)] },
    position: order,
  }));
}

function entryDocuments(locale: LocaleName): ContentOf<'faqEntry'>[] {
  return faqEntries.map(({ key, category, order, texts }) => {
    const { question, answer } = texts[languageOf(locale)];
    return {
      ...translated('faqEntry', key, locale),
      question: locale === 'en-US' ? americanText(question) : question,
      answer: portableText(blocksIn(answer, locale)),
      category: { _ref: translationId('faqCategory', category, languageCodeOf(locale)) },
      position: order,
    };
  });
}

export function faqDocuments(locale: LocaleName): readonly AnyContent[] {
  return [...categoryDocuments(locale), ...entryDocuments(locale)];
}
