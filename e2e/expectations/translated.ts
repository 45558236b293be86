import type { LocaleName } from '@bowline/markets';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { allTextsIn } from '../messages.ts';

/** Words that are the same in English and in that language. */
const sameInEnglish: Readonly<Partial<Record<LocaleName, readonly string[]>>> = {
  'nl-NL': ['Menu', 'Home', 'Was'],
  'fr-FR': ['Menu', 'Page {page}', 'Pages', 'Description', 'Notifications', 'Administration'],
  'it-IT': ['Menu', 'Home'],
  'pl-PL': ['Menu'],
  'da-DK': ['Menu', 'Administration', 'Information'],
  'sv-SE': ['Administration', 'Information'],
};

const messageKey = /^[a-z]+(\.[a-zA-Z]+)+$/;

/** No English crumbs: no text of the English interface, and no key of a message that has no text. */
export async function expectTranslated(page: Page, locale: LocaleName): Promise<void> {
  const words = await visibleWords(page);
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter((word) => messageKey.test(word))).toEqual([]);
  if (locale.startsWith('en')) return;
  const allowed = new Set(sameInEnglish[locale]);
  const english = allTextsIn('en').filter((text) => /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, '')));
  const patterns = english.filter((text) => !allowed.has(text)).map(asPattern);
  expect(words.filter((word) => patterns.some((pattern) => pattern.test(word)))).toEqual([]);
}

/** A message with its placeholders filled by anything. */
function asPattern(text: string): RegExp {
  const literal = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
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
