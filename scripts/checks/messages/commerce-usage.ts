import type { Finding } from '../finding.ts';
import { isScript, isTestCode, listFiles, read } from '../source-files.ts';
import { readMessages } from './message-files.ts';

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
