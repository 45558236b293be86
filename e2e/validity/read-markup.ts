export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (Element | string)[];
  readonly parent: Element | undefined;
  /** Within a drawing or a formula, where the rules are those of XML. */
  readonly isForeign: boolean;
}

export interface Markup {
  readonly root: Element;
  /** What a lenient browser would repair in silence. */
  readonly problems: readonly string[];
}

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const rawTextElements = ['script', 'style', 'title', 'textarea'];

const attribute = /\s+([^\s"'<>/=]+)(?:="([^"]*)"|='([^']*)')?/y;
const token = /<!--[\s\S]*?-->|<!doctype html>|<\/([a-z][a-z\d]*)>|<([a-z][a-z\d-]*)|[^<]+/iy;

/** Reads HTML as its grammar is written, not as browsers forgive it: every tag that opens has to close, in order. */
export function readMarkup(html: string): Markup {
  const problems: string[] = [];
  const root = makeElement('#document', new Map(), undefined);
  let current = root;
  let at = 0;
  if (!/^<!doctype html>/i.test(html)) problems.push('the document does not begin with its type');

  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(html);
    if (match) at = pattern.lastIndex;
    return match;
  };

  function readAttributes(name: string): Map<string, string> {
    const attributes = new Map<string, string>();
    for (let match = take(attribute); match; match = take(attribute)) {
      const key = (match[1] ?? '').toLowerCase();
      if (attributes.has(key)) problems.push(`<${name}> has ${key} twice`);
      attributes.set(key, decoded(match[2] ?? match[3] ?? '', problems));
    }
    return attributes;
  }

  function open(name: string): void {
    const element = makeElement(name, readAttributes(name), current);
    current.children.push(element);
    const end = take(/\s*(\/?)>/y);
    if (!end) problems.push(`<${name}> is not written to its end: ${html.slice(at, at + 40)}`);
    const isClosed = voidElements.has(name) || (end?.[1] === '/' && element.isForeign);
    if (end?.[1] === '/' && !isClosed) problems.push(`<${name}/> closes itself, which means nothing in HTML`);
    if (isClosed) return;
    current = element;
    if (rawTextElements.includes(name)) readRawText(name);
  }

  function readRawText(name: string): void {
    const end = html.indexOf(`</${name}>`, at);
    const text = html.slice(at, end === -1 ? html.length : end);
    current.children.push(name === 'title' || name === 'textarea' ? decoded(text, problems) : text);
    at += text.length;
  }

  function close(name: string): void {
    if (current.name === name && current.parent) {
      current = current.parent;
      return;
    }
    problems.push(`</${name}> meets an open <${current.name}>`);
    for (let outer = current.parent; outer; outer = outer.parent)
      if (outer.name === name && outer.parent) current = outer.parent;
  }

  while (at < html.length) {
    const match = take(token);
    if (!match) {
      problems.push(`this is no markup: ${html.slice(at, at + 40)}`);
      at += 1;
    } else if (match[1]) close(match[1].toLowerCase());
    else if (match[2]) open(match[2].toLowerCase());
    else if (!match[0].startsWith('<')) current.children.push(decoded(match[0], problems));
  }
  if (current !== root) problems.push(`<${current.name}> is never closed`);
  return { root, problems };
}

function makeElement(name: string, attributes: Map<string, string>, parent: Element | undefined): Element {
  const isForeign = name === 'svg' || name === 'math' || parent?.isForeign === true;
  return { name, attributes, children: [], parent, isForeign };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decoded(text: string, problems: string[]): string {
  return text.replace(/&(?:#x([\da-f]+);|#(\d+);|([a-z]+);)?/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    const character = name ? entities[name] : undefined;
    if (character === undefined)
      problems.push(`${whole} is not written as a character: ${text.slice(0, 60)}`);
    return character ?? whole;
  });
}

export function textOf(element: Element): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

/** The element's elements, however deep, in the order of the document. */
export function elementsIn(element: Element, found: Element[] = []): Element[] {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    found.push(child);
    elementsIn(child, found);
  }
  return found;
}

export function childElements(element: Element): Element[] {
  return element.children.filter((child) => typeof child !== 'string');
}

/** What it stands in, from the nearest outwards. */
export function* ancestorsOf(element: Element): Generator<Element> {
  for (let outer = element.parent; outer; outer = outer.parent) yield outer;
}

/** Enough of an element to find it. */
export function described(element: Element): string {
  const attributes = [...element.attributes]
    .filter(([name]) => name !== 'class')
    .slice(0, 3)
    .map(([name, value]) => ` ${name}="${value.slice(0, 40)}"`);
  const text = textOf(element).trim().replace(/\s+/g, ' ').slice(0, 40);
  return `<${element.name}${attributes.join('')}>${text}`;
}
