import { allMarkets, type LocaleName } from '@bowline/markets';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { allTextsIn } from '../messages.ts';

/** Words that are the same in English and in that language. */
const sameInEnglish: Readonly<Partial<Record<LocaleName, readonly string[]>>> = {
  'nl-NL': ['Menu', 'Home', 'Was'],
  'de-DE': ['Newsletter'],
  'fr-FR': ['Menu', 'Newsletter', 'Page {page}', 'Pages', 'Description', 'Notifications', 'Administration'],
  'it-IT': ['Menu', 'Home', 'Password'],
  'pl-PL': ['Menu', 'Newsletter'],
  'da-DK': ['Menu', 'Administration', 'Information'],
  'sv-SE': ['Administration', 'Information'],
};

const placeholder = /\{\w+\}/g;
const messageKey = /^[a-z]+(\.[a-zA-Z]+)+$/;
const domains = new Set(allMarkets.map(({ domain }) => domain));

/** No English crumbs: no text of the English interface, and no key of a message that has no text. */
export async function expectTranslated(page: Page, locale: LocaleName): Promise<void> {
  const words = await visibleWords(page);
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter((word) => messageKey.test(word) && !domains.has(word))).toEqual([]);
  if (locale.startsWith('en')) return;
  const { texts, patterns } = englishInterface();
  const allowed = new Set(sameInEnglish[locale]);
  const isEnglish = (word: string) =>
    (texts.has(word) && !allowed.has(word)) ||
    patterns.some(({ text, pattern }) => !allowed.has(text) && pattern.test(word));
  expect([...new Set(words)].filter(isEnglish)).toEqual([]);
}

interface EnglishInterface {
  readonly texts: ReadonlySet<string>;
  /** Messages with their placeholders filled by anything. */
  readonly patterns: readonly { readonly text: string; readonly pattern: RegExp }[];
}

let english: EnglishInterface | undefined;

function englishInterface(): EnglishInterface {
  if (english) return english;
  const all = allTextsIn('en').filter((text) => /\p{L}{3}/u.test(text.replace(placeholder, '')));
  const isPattern = (text: string) => text.search(placeholder) >= 0;
  english = {
    texts: new Set(all.filter((text) => !isPattern(text))),
    patterns: all.filter(isPattern).map((text) => ({ text, pattern: asPattern(text) })),
  };
  return english;
}

function asPattern(text: string): RegExp {
  const literal = text.split(placeholder).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.+')}$`);
}

/** Everything the page says to somebody: texts, and the names and hints that assistive technology reads. */
function visibleWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest('script, style, noscript, select')) words.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'label'])
      for (const element of document.querySelectorAll(`body [${name}]`))
        words.push(element.getAttribute(name) ?? '');
    return words.map((word) => word.replace(/\s+/g, ' ').trim()).filter((word) => word !== '');
  });
}
