/** One step of a path into a document, as patches write them: `body[_key=="a1"].children[0:2]..text`. */
export type PathStep =
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'everything' }
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'selection'; readonly selectors: readonly Selector[] };

export type Selector =
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'range'; readonly start: number | undefined; readonly end: number | undefined }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'everything' }
  | { readonly kind: 'filter'; readonly path: readonly string[]; readonly test: FilterTest };

export type FilterTest =
  | { readonly kind: 'exists' }
  | {
      readonly kind: 'compares';
      readonly operator: string;
      readonly value: string | number | boolean | null;
    };

const name = /[a-zA-Z_$][a-zA-Z0-9_$-]*/y;
const number = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/y;
const operator = /==|!=|<=|>=|<|>/y;
const word = /(?:true|false|null)\b/y;
const longestPath = 1_000;

/** Undefined when the text is no path. */
export function parsePath(text: string): readonly PathStep[] | undefined {
  if (text.length > longestPath) return undefined;
  let position = 0;

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = position;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) position += found.length;
    return found;
  }

  function skipSpaces(): void {
    while (text[position] === ' ') position += 1;
  }

  function takeText(): string | undefined {
    const found = take(quoted);
    if (found === undefined) return undefined;
    if (found.startsWith('"')) return parseJsonText(found);
    return parseJsonText(
      `"${found
        .slice(1, -1)
        .replaceAll("\\'", "'")
        .replaceAll(/(?<!\\)"/g, '\\"')}"`,
    );
  }

  function takeLiteral(): string | number | boolean | null | undefined {
    const fixed = take(word);
    if (fixed !== undefined) return fixed === 'null' ? null : fixed === 'true';
    const digits = take(number);
    return digits === undefined ? takeText() : Number(digits);
  }

  function takeRange(): Selector | undefined {
    const start = take(number);
    skipSpaces();
    if (text[position] !== ':') {
      return start === undefined ? undefined : { kind: 'index', index: Number(start) };
    }
    position += 1;
    skipSpaces();
    const end = take(number);
    return {
      kind: 'range',
      start: start === undefined ? undefined : Number(start),
      end: end === undefined ? undefined : Number(end),
    };
  }

  function takeFilter(): Selector | undefined {
    const path: string[] = [];
    if (text[position] === '@') position += 1;
    else {
      const first = take(name);
      if (first === undefined) return undefined;
      path.push(first);
      while (text[position] === '.') {
        position += 1;
        const next = take(name);
        if (next === undefined) return undefined;
        path.push(next);
      }
    }
    if (text[position] === '?') {
      position += 1;
      return { kind: 'filter', path, test: { kind: 'exists' } };
    }
    skipSpaces();
    const comparison = take(operator);
    skipSpaces();
    const value = comparison === undefined ? undefined : takeLiteral();
    if (comparison === undefined || value === undefined) return undefined;
    return { kind: 'filter', path, test: { kind: 'compares', operator: comparison, value } };
  }

  function takeSelector(): Selector | undefined {
    if (text[position] === '*') {
      position += 1;
      return { kind: 'everything' };
    }
    const field = takeText();
    if (field !== undefined) return { kind: 'field', name: field };
    return takeRange() ?? takeFilter();
  }

  function takeSelection(): PathStep | undefined {
    position += 1;
    skipSpaces();
    if (text[position] === ']') {
      position += 1;
      return { kind: 'selection', selectors: [{ kind: 'everything' }] };
    }
    const selectors: Selector[] = [];
    for (;;) {
      skipSpaces();
      const selector = takeSelector();
      if (!selector) return undefined;
      selectors.push(selector);
      skipSpaces();
      const closing = text[position];
      position += 1;
      if (closing === ']') return { kind: 'selection', selectors };
      if (closing !== ',') return undefined;
    }
  }

  function takeStep(isFirst: boolean): PathStep | undefined {
    if (text[position] === '[') return takeSelection();
    if (text.startsWith('..', position)) {
      position += 1;
      return { kind: 'anywhere' };
    }
    const isAfterAnywhere = text[position] === '.';
    if (isAfterAnywhere) position += 1;
    else if (!isFirst) return undefined;
    if (text[position] === '*') {
      position += 1;
      return { kind: 'everything' };
    }
    if (isAfterAnywhere && text[position] === '[') return takeSelection();
    const field = take(name);
    return field === undefined ? undefined : { kind: 'field', name: field };
  }

  const steps: PathStep[] = [];
  while (position < text.length) {
    const step = takeStep(steps.length === 0);
    if (!step) return undefined;
    steps.push(step);
  }
  return steps.length > 0 && steps.at(-1)?.kind !== 'anywhere' ? steps : undefined;
}

function parseJsonText(text: string): string | undefined {
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}
