/**
 * A paragraph of Portable Text as a text that one can type: `**bold**`, `__italic__`, ``` ``code`` ```, `[words](page:returns)`. What has no sign of
 * its own is written by name, `[words]{highlight}`, and what stands in a line without being words as `{{its key}}`: nothing is lost.
 */
export interface Span {
  readonly _type?: string;
  readonly _key?: string;
  readonly text?: unknown;
  readonly marks?: unknown;
  readonly [field: string]: unknown;
}

export interface MarkDefinition {
  readonly _key: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

export interface Block {
  readonly children?: readonly Span[];
  readonly markDefs?: readonly MarkDefinition[];
  readonly [field: string]: unknown;
}

const signs = { strong: '**', em: '__', code: '``' } as const;
const markOfSign: Readonly<Record<string, string>> = { '**': 'strong', __: 'em', '``': 'code' };

const isWords = (child: Span): child is Span & { readonly text: string } => typeof child.text === 'string';
const marksOf = ({ marks }: Span): readonly string[] =>
  Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [];

export function markupOf({ children = [], markDefs = [] }: Block): string {
  const definitions = new Map(markDefs.map((definition) => [definition._key, definition]));
  return children.map((child, index) => markupOfChild(child, index, definitions)).join('');
}

function markupOfChild(child: Span, index: number, definitions: ReadonlyMap<string, MarkDefinition>): string {
  if (!isWords(child)) return `{{${nameOf(child, index)}}}`;
  let text = escapeWords(child.text.replace(/\r\n?/g, '\n'));
  for (const mark of marksOf(child).toReversed()) {
    const sign = (signs as Readonly<Record<string, string>>)[mark];
    const destination = destinationOf(definitions.get(mark));
    if (sign) text = sign + text + sign;
    else text = destination === undefined ? `[${text}]{${mark}}` : `[${text}](${destination})`;
  }
  return text;
}

/** Only characters that would be read as a sign, there or together with what comes before or after these words. */
function escapeWords(text: string): string {
  return text.replace(/[\\[\]{*_`]/g, (sign, at: number) => {
    const next = text[at + 1];
    const isSign =
      sign === '\\' ||
      sign === '[' ||
      (sign === ']' && (next === undefined || next === '(' || next === '{')) ||
      (sign === '{' && (next === undefined || next === '{')) ||
      ('*_`'.includes(sign) && (at === 0 || next === undefined || next === sign || text[at - 1] === sign));
    return isSign ? `\\${sign}` : sign;
  });
}

const nameOf = ({ _key }: Span, index: number): string =>
  _key && /^[\w-]+$/.test(_key) ? _key : `#${index}`;

/** Of a link that a text in brackets can say whole. */
function destinationOf(definition: MarkDefinition | undefined): string | undefined {
  if (definition?._type !== 'link') return undefined;
  const { _key, _type, href, target, ...others } = definition;
  const known = [href, target].filter((each) => each !== undefined);
  const [destination] = known;
  if (known.length !== 1 || typeof destination !== 'string' || Object.keys(others).length > 0)
    return undefined;
  if (!/^[^\s()\\]+$/.test(destination)) return undefined;
  return (target === undefined) === isTarget(destination) ? undefined : destination;
}

const isTarget = (destination: string): boolean =>
  /^(page|category|faq|blog|search|mailto):/.test(destination) && !destination.startsWith('mailto:');

/** Whether what is typed means the same as what is there; else a form shows it without letting anybody change it. */
export function canBeTyped(block: Block): boolean {
  if (!Array.isArray(block.children) || !Array.isArray(block.markDefs)) return false;
  const again = applyMarkup(block, markupOf(block), () => 'new');
  return JSON.stringify(meaningOf(block)) === JSON.stringify(meaningOf(again));
}

/** Neighbours with the same marks are one; what is empty is nothing. */
function meaningOf({ children = [] }: Block): readonly unknown[] {
  const meant: { text: string; marks: string }[] = [];
  for (const child of children) {
    if (!isWords(child)) {
      meant.push({ text: '', marks: JSON.stringify(child) });
      continue;
    }
    const text = child.text.replace(/\r\n?/g, '\n');
    const marks = marksOf(child).join(' ');
    const last = meant.at(-1);
    if (text === '') continue;
    if (last?.marks === marks && last.text !== '') last.text += text;
    else meant.push({ text, marks });
  }
  return meant;
}

interface Piece {
  readonly text: string;
  readonly marks: readonly string[];
  /** Of what is no words. */
  readonly child?: Span;
}

/** The block with what was typed. Spans whose words and marks are the same as before stay what they were. */
export function applyMarkup(block: Block, markup: string, newKey: () => string = randomKey): Block {
  const { children = [], markDefs = [] } = block;
  const links = new Map<string, MarkDefinition>();
  const linkTo = (destination: string): string => {
    const known = [...markDefs, ...links.values()].find((each) => destinationOf(each) === destination);
    if (known) return known._key;
    const field = isTarget(destination) ? 'target' : 'href';
    const made = { _type: 'link', _key: newKey(), [field]: destination };
    links.set(made._key, made);
    return made._key;
  };
  const pieces = readMarkup(markup, children, linkTo);
  const spans = keepSpans(children, pieces, newKey);
  const used = new Set(spans.flatMap(marksOf));
  // A link that nobody has any more goes; what is no link is not ours to judge.
  const kept = markDefs.filter(
    ({ _key, _type }) => _type !== 'link' || used.has(_key) || !usedBefore(children, _key),
  );
  return { ...block, children: spans, markDefs: [...kept, ...links.values()] };
}

const usedBefore = (children: readonly Span[], key: string): boolean =>
  children.some((child) => marksOf(child).includes(key));

const randomKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

const tokens =
  /\\([\s\S])|(\*\*|__|``)|(\[)|\]\(([^\s()\\]+)\)|\]\{([\w-]{1,40})\}|\{\{(#?[\w-]+)\}\}|[\s\S]/gu;

interface Opened {
  readonly sign: string;
  readonly at: number;
}

interface Token {
  readonly text: string;
  readonly sign?: string;
  readonly mark?: string;
  readonly child?: Span;
}

function readMarkup(markup: string, children: readonly Span[], linkTo: (to: string) => string): Piece[] {
  const named = new Map(
    children.flatMap((child, index) => (isWords(child) ? [] : [[nameOf(child, index), child] as const])),
  );
  const read: Token[] = [...markup.matchAll(tokens)].map(([text, escaped, sign, opening, to, mark, name]) => {
    if (escaped !== undefined) return { text: escaped };
    if (sign) return { text, sign };
    if (opening) return { text, sign: '[' };
    if (to !== undefined) return { text, sign: ']', mark: `to ${to}` };
    if (mark !== undefined) return { text, sign: ']', mark };
    const child = name === undefined ? undefined : named.get(name);
    return child ? { text, child } : { text };
  });
  const marks = pair(read, linkTo);
  const pieces: Piece[] = [];
  const open: string[] = [];
  let text = '';
  const flush = (isForced: boolean) => {
    if (text !== '' || isForced) pieces.push({ text, marks: [...open] });
    text = '';
  };
  for (const [index, token] of read.entries()) {
    const begins = marks.begins.get(index);
    if (begins !== undefined) {
      flush(false);
      open.push(begins);
    } else if (marks.ends.has(index)) {
      flush(marks.ends.get(index) === index - 1);
      open.pop();
    } else if (token.child) {
      flush(false);
      pieces.push({ text: '', marks: [], child: token.child });
    } else text += token.text;
  }
  flush(pieces.length === 0);
  return pieces;
}

/** Which signs begin and end a mark; those without a partner are the characters they are. */
function pair(read: readonly Token[], linkTo: (to: string) => string) {
  const begins = new Map<number, string>();
  const ends = new Map<number, number>();
  const open: Opened[] = [];
  for (const [index, { sign, mark }] of read.entries()) {
    if (!sign) continue;
    const wanted = sign === ']' ? '[' : sign;
    const at = open.findLastIndex((each) => each.sign === wanted);
    if (at !== -1 && sign !== '[') {
      const begun = open[at]?.at ?? 0;
      begins.set(
        begun,
        mark === undefined ? (markOfSign[sign] ?? '') : mark.startsWith('to ') ? linkTo(mark.slice(3)) : mark,
      );
      ends.set(index, begun);
      open.length = at;
    } else if (sign !== ']') open.push({ sign, at: index });
  }
  return { begins, ends };
}

/** From both ends on, what is the same as before is the same span; between them keys are new. */
function keepSpans(before: readonly Span[], pieces: readonly Piece[], newKey: () => string): readonly Span[] {
  const same = (child: Span | undefined, piece: Piece | undefined): boolean => {
    if (!child || !piece) return false;
    if (piece.child || !isWords(child)) return piece.child === child;
    return (
      child.text.replace(/\r\n?/g, '\n') === piece.text && String(marksOf(child)) === String(piece.marks)
    );
  };
  const most = Math.min(before.length, pieces.length);
  let front = 0;
  while (front < most && same(before[front], pieces[front])) front += 1;
  let back = 0;
  while (back < most - front && same(before[before.length - 1 - back], pieces[pieces.length - 1 - back]))
    back += 1;
  // One span between two others that stayed is that span with other words.
  const isOneForOne = before.length === pieces.length && before.length - front - back === 1;
  return pieces.map((piece, index) => {
    if (index < front) return before[index] as Span;
    const fromEnd = pieces.length - index;
    if (fromEnd <= back) return before[before.length - fromEnd] as Span;
    if (piece.child) return piece.child;
    const { text, marks } = piece;
    const former = isOneForOne ? before[index] : undefined;
    return { ...(former && isWords(former) ? former : { _type: 'span', _key: newKey() }), text, marks };
  });
}
