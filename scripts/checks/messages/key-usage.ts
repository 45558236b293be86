import { type Node, parseSource, stringValue, walk } from '../syntax.ts';

export interface KeyUsage {
  /** Every string of the file: keys travel through tables and props before they are translated. */
  strings: string[];
  /** Keys that are handed to `t(…)` or `translate(…)` as they stand. */
  translated: { key: string; line: number }[];
  /** The fixed start of a key that is put together: `status.` for `status.${name}`. */
  computed: { prefix: string; line: number }[];
}

export function keyUsageOf(file: string, text: string): KeyUsage {
  const { program, lineOf } = parseSource(file, text);
  const usage: KeyUsage = { strings: [], translated: [], computed: [] };
  walk(program, (node) => {
    const value = stringValue(node);
    if (value !== undefined) usage.strings.push(value);
    const key = translatedKey(node);
    if (!key) return;
    const line = lineOf(key);
    const fixed = stringValue(key);
    if (fixed !== undefined) usage.translated.push({ key: fixed, line });
    else if (key.type === 'TemplateLiteral')
      usage.computed.push({ prefix: key.quasis[0]?.value.raw ?? '', line });
  });
  return usage;
}

const translators = ['t', 'translate'];

function translatedKey(node: Node): Node | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && translators.includes(name.name) ? node.arguments[0] : undefined;
}
