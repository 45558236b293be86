import type { Finding } from '../finding.ts';
import { isScript, isTestCode, listFiles, read } from '../source-files.ts';
import { type Node, parseSource, stringValue, walk } from '../syntax.ts';
import { readMessages } from './message-files.ts';

export interface KeyUsage {
  /** Every string of the file: keys travel through tables and props before they are translated. */
  strings: string[];
  /** Keys that are handed to `t(…)` or `translate(…)` as they stand. */
  translated: { key: string; line: number; isCounted: boolean }[];
  /** The fixed start of a key that is put together: `status.` for `status.${name}`. */
  computed: { prefix: string; line: number }[];
}

export function keyUsageOf(file: string, text: string): KeyUsage {
  const { program, lineOf } = parseSource(file, text);
  const usage: KeyUsage = { strings: [], translated: [], computed: [] };
  walk(program, (node) => {
    const value = stringValue(node);
    if (value !== undefined) usage.strings.push(value);
    const given = givenToTranslate(node);
    const [key] = given;
    if (!key) return;
    const line = lineOf(key);
    const fixed = stringValue(key);
    if (fixed !== undefined) usage.translated.push({ key: fixed, line, isCounted: given.length > 2 });
    else if (key.type === 'TemplateLiteral')
      usage.computed.push({ prefix: key.quasis[0]?.value.raw ?? '', line });
  });
  return usage;
}

const translators = ['t', 'translate'];

/** Key, values and number. */
function givenToTranslate(node: Node): readonly Node[] {
  if (node.type !== 'CallExpression') return [];
  const { callee } = node;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && translators.includes(name.name) ? node.arguments : [];
}

const modules = 'packages/commerce/src/modules';

/** Groups that code reads as a whole, or by names of another module. That a refusal has its code, the compiler sees. */
const wholeGroups: readonly string[] = [
  'cancellationReasons.',
  'invoice.notes.',
  'paymentFailed.reasons.',
  'refusals.',
  'shippingMethods.',
];

/** Texts of a module whose own code never says the last part of their key. */
export function checkCommerceUsage(root: string): Finding[] {
  const files = listFiles(root).filter((file) => file.startsWith(`${modules}/`));
  return files
    .filter((file) => file.endsWith('/texts/en.json'))
    .flatMap((file) => {
      const folder = file.slice(0, -'texts/en.json'.length);
      const code = files
        .filter((source) => source.startsWith(folder) && isScript(source) && !isTestCode(source))
        .map((source) => read(root, source))
        .join('\n');
      const said = new Set(code.match(/[\w-]+/g));
      const keys = [...(readMessages(root, file)?.keys() ?? [])];
      return keys
        .filter((key) => !wholeGroups.some((group) => key.startsWith(group)))
        .filter((key) => !said.has(key.split('.').at(-1) ?? ''))
        .map((key) => ({ file, message: `"${key}" is used nowhere in its module` }));
    });
}
