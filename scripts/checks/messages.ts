import { localeNames } from '@bowline/markets';
import type { Finding } from './finding.ts';
import { keyUsageOf } from './messages/key-usage.ts';
import { type FlatMessages, readMessages } from './messages/message-files.ts';
import { checkTextSets } from './messages/text-sets.ts';
import { compareWithEnglish } from './messages/translation.ts';
import { isScript, isTestCode, listFiles, read } from './source-files.ts';

/** Starts of keys that code puts together; every message below them counts as used. */
const computedPrefixes: readonly string[] = [
  'cart.news.',
  'cart.problems.',
  'cart.giftCard.',
  'checkout.weekdays.',
  'contact.partsOfDay.',
  'contact.sent.',
  'contact.submit.',
  'form.problems.',
  'orders.outcomes.',
  'pages.',
  'reminder.problems.',
];

const app = 'apps/storefront';
const fileOf = (locale: string): string => `${app}/app/i18n/messages/${locale}.json`;

export function check(root: string, prefixes: readonly string[] = computedPrefixes): Finding[] {
  const english = readMessages(root, fileOf('en'));
  if (!english) return [{ file: fileOf('en'), message: 'is missing' }];
  return [
    ...checkTextSets(root),
    ...checkTranslations(root, english),
    ...checkUsage(root, english, prefixes),
  ];
}

function checkTranslations(root: string, english: FlatMessages): Finding[] {
  return localeNames.flatMap((locale) => {
    const file = fileOf(locale);
    const translated = readMessages(root, file);
    if (!translated) return [{ file, message: 'is missing' }];
    return compareWithEnglish(english, translated, locale).map((message) => ({ file, message }));
  });
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
  return [...findings, ...unused.map((key) => ({ file: fileOf('en'), message: `"${key}" is used nowhere` }))];
}
