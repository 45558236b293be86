/** An element of a page, without any component around it. */
export interface PlainElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (PlainElement | string)[];
}

const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([a-z][\w-]*)\s*>|<([a-z][\w:-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([^\s=>/]+)(?:="([^"]*)")?/g;
const withoutEnd = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const withRawText = new Set(['script', 'style']);

/** The elements of a page that React wrote: its quotes are always double and its elements always closed. */
export function elementTree(html: string): PlainElement {
  const root: PlainElement = { name: 'html', attributes: {}, children: [] };
  const open: PlainElement[] = [root];
  let readUpTo = 0;
  token.lastIndex = 0;
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const parent = open.at(-1) ?? root;
    const text = html.slice(readUpTo, found.index);
    if (text) parent.children.push(decoded(text));
    readUpTo = token.lastIndex;
    const [, ended, name = '', attributes = ''] = found;
    if (ended) close(open, ended.toLowerCase());
    else if (name) {
      const element = { name: name.toLowerCase(), attributes: attributesOf(attributes), children: [] };
      if (element.name === 'html') continue;
      parent.children.push(element);
      if (withRawText.has(element.name)) readUpTo = readRaw(html, readUpTo, element);
      else if (!withoutEnd.has(element.name) && !found[0].endsWith('/>')) open.push(element);
      token.lastIndex = readUpTo;
    }
  }
  return root;
}

function close(open: PlainElement[], name: string): void {
  const place = open.findLastIndex((element, index) => index > 0 && element.name === name);
  if (place > 0) open.length = place;
}

function readRaw(html: string, from: number, element: PlainElement): number {
  const end = html.indexOf(`</${element.name}`, from);
  const last = end < 0 ? html.length : end;
  element.children.push(html.slice(from, last));
  return end < 0 ? last : html.indexOf('>', last) + 1;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(attribute), ([, name = '', value = '']) => [name, decoded(value)]),
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole);
}
