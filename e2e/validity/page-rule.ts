import { type DOMTree, type HtmlElement, Rule } from 'html-validate';

const references = [
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-errormessage',
  'aria-activedescendant',
];
const addresses = ['href', 'src', 'action', 'formaction', 'poster'];

const isInDialog = (element: HtmlElement): boolean => element.closest('dialog') !== null;

/** What this shop wants of a page beyond the standard, and what the library has no rule for. */
export class PageRule extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }) => {
      const elements = elementsIn(document.root);
      const ids = new Set(elements.flatMap((element) => element.id ?? []));
      for (const element of elements) this.checkAttributes(element, ids);
      this.checkHeadings(elements);
      this.checkDocument(document, elements);
    });
  }

  private checkAttributes(element: HtmlElement, ids: ReadonlySet<string>): void {
    for (const { key, value } of element.attributes) {
      const text = String(value ?? '');
      if (key.startsWith('on')) this.report(element, `has ${key}, which the policy forbids`);
      if (addresses.includes(key) && /[\s<>"\\^`{|}]/.test(text))
        this.report(element, `has ${key}="${text}"`);
      for (const id of references.includes(key) ? text.split(/\s+/) : [])
        if (!ids.has(id)) this.report(element, `names ${id} in ${key}, which is not there`);
    }
    const fragment = /^#(.+)$/.exec(String(element.getAttributeValue('href') ?? ''))?.[1];
    // A dialog that opened by its fragment closes, without scripts, by one that nothing has.
    if (fragment !== undefined && element.is('a') && !ids.has(fragment) && !isInDialog(element))
      this.report(element, `leads to #${fragment}, which is not there`);
  }

  private checkHeadings(elements: readonly HtmlElement[]): void {
    const shown = elements.filter((element) => /^h[1-6]$/.test(element.tagName) && !isInDialog(element));
    const levels = shown.map(({ tagName }) => Number(tagName[1]));
    for (const [index, heading] of shown.entries()) {
      const level = levels[index] ?? 0;
      if (level > (levels[index - 1] ?? level) + 1) this.report(heading, 'skips a level');
    }
    if (levels.filter((level) => level === 1).length !== 1)
      this.report(shown[0] ?? null, 'there is not one h1');
  }

  private checkDocument({ root }: DOMTree, elements: readonly HtmlElement[]): void {
    const isShownMain = (element: HtmlElement) => element.is('main') && !element.hasAttribute('hidden');
    if (elements.filter(isShownMain).length !== 1) this.report(root, 'there is not one main');
    const charset = elements
      .filter(({ parent }) => parent?.is('head'))
      .findIndex((it) => it.hasAttribute('charset'));
    if (charset === -1 || charset > 4) this.report(root, 'the character set is not named at the beginning');
  }
}

function elementsIn(element: HtmlElement): HtmlElement[] {
  return element.childElements.flatMap((child) => [child, ...elementsIn(child)]);
}
