import { staticPageIds } from '@bowline/markets';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../language/languages.ts';
import { americanArticle } from '../../writing/american-spelling.ts';
import { type Article, type Block, placeholderNames } from '../../writing/article.ts';
import { portableText } from '../../writing/portable-text.ts';
import { servicePages } from './service-pages.ts';

const placeholders: ReadonlySet<string> = new Set(placeholderNames);

/** What must be alike in all languages: the kinds of blocks, how long lists are, and where links lead. */
function skeleton(block: Block): unknown {
  const links = [...JSON.stringify(block).matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target).sort();
  if (typeof block === 'string') return ['paragraph', links];
  if ('insert' in block) return block;
  const size = Object.values(block).map((part) =>
    typeof part === 'string' ? 1 : 'rows' in part ? [part.head.length, part.rows.length] : part.length,
  );
  return [Object.keys(block), size, links];
}

function usedPlaceholders(article: Article): string[] {
  return [...JSON.stringify(article.blocks).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
}

const texts = Object.entries(servicePages).flatMap(([key, article]) =>
  languages.map((language) => ({ key, language, text: article[language], english: article.en })),
);

test('every service page is a static page of the shop', () => {
  expect(staticPageIds).toEqual(expect.arrayContaining(Object.keys(servicePages)));
});

describe.each(texts)('$key in $language', ({ text, english }) => {
  test('says the same things in the same order as the English text', () => {
    expect(text.blocks.map(skeleton)).toEqual(english.blocks.map(skeleton));
    expect(new Set(usedPlaceholders(text))).toEqual(new Set(usedPlaceholders(english)));
  });

  test('becomes Portable Text, with links that lead somewhere and placeholders that exist', () => {
    expect(portableText(text.blocks).length).toBeGreaterThan(4);
    for (const [, name] of JSON.stringify(text).matchAll(/\{(\w+)\}/g)) expect(placeholders).toContain(name);
  });

  test('fits a search result, and leaves no mark or straight quote behind', () => {
    expect(text.metaDescription.length).toBeGreaterThan(80);
    expect(text.metaDescription.length).toBeLessThanOrEqual(165);
    const spoken = [...JSON.stringify(portableText(text.blocks)).matchAll(/"text":"([^"]*)"/g)].map(
      ([, t]) => t,
    );
    expect(spoken.filter((words) => /[*[\]'"]/.test(words ?? ''))).toEqual([]);
  });
});

test('the American text keeps no British spelling', () => {
  const american = JSON.stringify(Object.values(servicePages).map(({ en }) => americanArticle(en).blocks));
  expect(american).not.toMatch(/\bcolour|\bmetre|\bgrey\b|\bcentre\b|\bfavour/i);
});
