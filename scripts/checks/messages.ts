import { defaultLocale } from '@bowline/markets';
import type { Finding } from './finding.ts';
import { checkCommerceUsage, keyUsageOf } from './messages/key-usage.ts';
import { type FlatMessages, readMessages } from './messages/message-files.ts';
import { checkTextSets } from './messages/text-sets.ts';
import { isScript, isTestCode, listFiles, read } from './source-files.ts';

/** Starts of keys that code puts together; every message below them counts as used. */
const computedPrefixes: readonly string[] = [
  'account.news.',
  'cart.news.',
  'cart.problems.',
  'cart.giftCard.',
  'checkout.account.',
  'checkout.weekdays.',
  'compare.news.',
  'contact.partsOfDay.',
  'contact.sent.',
  'contact.submit.',
  'form.problems.',
  'orders.outcomes.',
  'orders.withdrawal.states.',
  'pages.',
  'reminder.problems.',
  'reviews.news.',
  'reviews.orders.',
  'reviews.own.status.',
  'reviews.report.reasons.',
  'wishlists.delete.',
  'wishlists.news.',
  'wishlists.problems.',
  'wishlists.sort.',
  'wishlists.toCart.',
];

const app = 'apps/storefront';
const englishFile = `${app}/app/i18n/messages/${defaultLocale}.json`;

export function check(root: string, prefixes: readonly string[] = computedPrefixes): Finding[] {
  const english = readMessages(root, englishFile);
  if (!english) return [{ file: englishFile, message: 'is missing' }];
  return [...checkTextSets(root), ...checkCommerceUsage(root), ...checkUsage(root, english, prefixes)];
}

function checkUsage(root: string, english: FlatMessages, prefixes: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  const used = new Set<string>();
  const sources = listFiles(root).filter(
    (file) => file.startsWith(`${app}/`) && isScript(file) && !isTestCode(file),
  );
  for (const file of sources) {
    const { strings, translated, computed } = keyUsageOf(file, read(root, file));
    for (const text of strings) used.add(text);
    for (const { key, line } of translated) {
      if (!english.has(key)) findings.push({ file, line, message: `there is no message "${key}"` });
    }
    for (const { prefix, line } of computed) {
      if (prefixes.some((declared) => prefix.startsWith(declared))) continue;
      findings.push({
        file,
        line,
        message: `"${prefix}…" is not among the computed keys of scripts/checks/messages.ts`,
      });
    }
  }
  const unused = [...english.keys()].filter(
    (key) => !used.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
  );
  return [...findings, ...unused.map((key) => ({ file: englishFile, message: `"${key}" is used nowhere` }))];
}
