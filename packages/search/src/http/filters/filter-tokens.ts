export interface Token {
  readonly kind: 'string' | 'quoted' | 'empty' | 'incomplete' | 'keyword' | 'bracket' | 'operator' | 'end';
  readonly text: string;
  readonly column: number;
}

const keywords = new Set(['AND', 'OR', 'NOT', 'TO']);
const space = /\s/;
const wordEnd = /[\s:()<>='"]/;
const gluedRange = /^([+-]?[\d.]+)(TO)([+-]?[\d.]+)$/;

/** The words of a `filters` string, closed by a token for its end. */
export function tokeniseFilter(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    if (space.test(character)) at += 1;
    else if (character === '"' || character === "'") at = pushQuoted(tokens, text, at);
    else if (character === ':' || character === '(' || character === ')') {
      tokens.push({ kind: 'bracket', text: character, column: at });
      at += 1;
    } else if (/^(?:[<>]|!?=)/.test(text.slice(at, at + 2))) {
      const length = text.charAt(at + 1) === '=' && character !== '=' ? 2 : 1;
      tokens.push({ kind: 'operator', text: text.slice(at, at + length), column: at });
      at += length;
    } else at = pushWord(tokens, text, at);
  }
  tokens.push({ kind: 'end', text: '', column: text.length });
  return tokens;
}

function pushWord(tokens: Token[], text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && !wordEnd.test(text.charAt(end)) && text.slice(end, end + 2) !== '!=') end += 1;
  const word = text.slice(start, end);
  const glued = gluedRange.exec(word);
  let column = start;
  for (const part of glued ? glued.slice(1) : [word]) {
    tokens.push({ kind: keywords.has(part) ? 'keyword' : 'string', text: part, column });
    column += part.length;
  }
  return end;
}

/** A backslash escapes quotes and itself; before anything else it is an ordinary character. */
function pushQuoted(tokens: Token[], text: string, start: number): number {
  const quote = text.charAt(start);
  let value = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === quote) {
      tokens.push(
        value === ''
          ? { kind: 'empty', text: '', column: start + 1 }
          : { kind: 'quoted', text: value, column: start },
      );
      return at + 1;
    }
    const next = text.charAt(at + 1);
    if (character === '\\' && (next === quote || next === '\\')) {
      value += next;
      at += 1;
    } else value += character;
  }
  tokens.push({ kind: 'incomplete', text: value, column: start });
  return text.length;
}

export function describeToken({ kind, text }: Token): string {
  if (kind === 'string' || kind === 'quoted') return `string(${text})`;
  if (kind === 'empty') return 'empty string';
  if (kind === 'incomplete') return 'incomplete string';
  if (kind === 'end') return 'end of filter';
  return kind === 'operator' ? text : `'${text}'`;
}
