import { type DOMTree, type HtmlElement, Rule } from 'html-validate';

const references = [
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-errormessage',
  'aria-activedescendant',
];
const addresses = ['href', 'src', 'action', 'formaction', 'poster'];

const clock = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?`;
const zone = String.raw`(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)`;
const day = String.raw`\d{4,}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const dateMaybeTime = `${day}([T ]${clock}${zone}?)?`;
/** Each form of time that the standard lets programs read: a day with or without its time, parts of them, a duration. */
const timesForPrograms = [
  dateMaybeTime,
  String.raw`\d{4,}(-(0[1-9]|1[0-2]))?`,
  String.raw`(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`,
  String.raw`\d{4,}-W(0[1-9]|[1-4]\d|5[0-3])`,
  clock,
  zone,
  String.raw`P(?=\w)(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d{1,3})?S)?)?`,
];

/** Whether programs can read it, by the standard; only whole days, with or without their time, say when a text changed. */
function isTimeForPrograms(text: string, forms: readonly string[]): boolean {
  if (!forms.some((form) => new RegExp(`^${form}$`).test(text))) return false;
  const [written] = new RegExp(`^${day}`).exec(text) ?? [];
  return written === undefined || isInCalendar(written);
}

function isInCalendar(written: string): boolean {
  const [year = 0, month = 0, date = 0] = written.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date)).getUTCDate() === date;
}

const isInDialog = (element: HtmlElement): boolean => element.closest('dialog') !== null;

/** What this shop wants of a page beyond the standard, and what the library has no rule for. */
export class PageRule extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }) => {
      const elements = elementsIn(document.root);
      const ids = new Set(elements.flatMap((element) => element.id ?? []));
      for (const element of elements) {
        this.checkAttributes(element, ids);
        this.checkTime(element);
        if (element.is('legend') && !element.parent?.is('fieldset'))
          this.report(element, 'is a legend of no group of fields');
      }
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

  private checkTime(element: HtmlElement): void {
    if (!['time', 'ins', 'del'].includes(element.tagName)) return;
    const isTime = element.is('time');
    const given = element.getAttributeValue('datetime') ?? (isTime ? element.textContent.trim() : null);
    if (given !== null && !isTimeForPrograms(given, isTime ? timesForPrograms : [dateMaybeTime]))
      this.report(element, `has the time "${given}", which no program can read`);
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
