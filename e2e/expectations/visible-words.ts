import type { Page } from 'playwright-core';

/** Everything the page says to somebody: texts, and the names and hints that assistive technology reads. */
export function visibleWords(page: Page): Promise<string[]> {
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
