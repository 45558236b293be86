import { type LocaleName, markets } from '@bowline/markets';
import type { Kind } from '../index-names.ts';
import { languageSettings } from './language-settings.ts';
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

export function textSettings(kind: TextKind, locale: LocaleName): WireSettings {
  return { ...settings[kind], ...languageSettings(markets[locale].language) };
}
