import { type LocaleName, markets } from '@bowline/markets';
import type { Kind } from '../index-names.ts';
import { compoundingLanguages, languageSettings } from './language-settings.ts';
import type { WireSettings } from './wire-settings.ts';

type TextKind = Exclude<Kind, 'products'>;

const settings: Readonly<Record<TextKind, WireSettings>> = {
  categories: {
    searchableAttributes: ['name', 'trail', 'unordered(description)'],
    attributesForFaceting: ['in_menu', 'level'],
    customRanking: ['desc(product_count)', 'asc(position)'],
    attributesToHighlight: ['name', 'trail'],
  },
  pages: {
    searchableAttributes: ['title', 'unordered(content)'],
    attributesToHighlight: ['title'],
    attributesToSnippet: ['content:25'],
  },
  posts: {
    searchableAttributes: ['title', 'unordered(excerpt)', 'unordered(content)'],
    attributesForFaceting: ['category'],
    customRanking: ['desc(published_at)'],
    attributesToHighlight: ['title'],
    attributesToSnippet: ['content:25'],
  },
  faq: {
    searchableAttributes: ['question', 'unordered(answer)'],
    attributesForFaceting: ['topic'],
    attributesToHighlight: ['question'],
    attributesToSnippet: ['answer:25'],
  },
  query_suggestions: {
    searchableAttributes: ['query'],
    customRanking: ['desc(popularity)'],
    attributesToHighlight: ['query'],
  },
};

/** Where a word may be part of a longer one. */
const compounds: Readonly<Record<TextKind, readonly string[]>> = {
  categories: ['name', 'trail'],
  pages: ['title', 'content'],
  posts: ['title', 'excerpt'],
  faq: ['question', 'answer'],
  query_suggestions: ['query'],
};

export function textSettings(kind: TextKind, locale: LocaleName): WireSettings {
  const { language } = markets[locale];
  return {
    ...settings[kind],
    ...languageSettings(language),
    ...(compoundingLanguages.has(language) && { decompoundedAttributes: { [language]: compounds[kind] } }),
  };
}
