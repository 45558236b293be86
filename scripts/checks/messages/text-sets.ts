import { posix } from 'node:path';
import { defaultLocale, languageOf, localeNames } from '@bowline/markets';
import type { Finding } from '../finding.ts';
import { listFiles } from '../source-files.ts';
import { type FlatMessages, readMessages } from './message-files.ts';
import { compareWithEnglish } from './translation.ts';

/** Texts in JSON, and long ones in Markdown; the name of the file says the language or the locale. */
const textFile = /\/(texts|messages)\/[^/]+\.json$|\/articles\/.+\.md$/;
const shopLanguages: readonly string[] = [...new Set(localeNames.map(languageOf))];
/** Of the people who run the shop (apps/admin/app/i18n/languages.ts). */
const deskLanguages = ['en', 'nl', 'de'];
/** The demo's names and descriptions of goods. */
const goods = 'packages/demo/src/catalogue/texts';
const overlays = localeNames.filter((locale) => languageOf(locale) !== locale);

interface TextSet {
  readonly folder: string;
  readonly files: readonly string[];
  /** That have to be complete. */
  readonly languages: readonly string[];
}

/** Every folder in which texts lie by language: complete in all of them, and minimal in overlays. */
export function checkTextSets(root: string): Finding[] {
  const sets = textSetsOf(root);
  return [
    ...sets.flatMap((set) => checkFiles(set)),
    ...sets.filter(({ files }) => files.some(isJson)).flatMap((set) => checkTexts(root, set)),
  ];
}

const isJson = (file: string): boolean => file.endsWith('.json');
const nameOf = (file: string): string => posix.basename(file).split('.')[0] ?? '';

function textSetsOf(root: string): TextSet[] {
  const files = listFiles(root).filter((file) => textFile.test(file));
  const isDemo = (file: string): boolean => file.startsWith('packages/demo/');
  const spokenByDemo = shopLanguages.filter((language) =>
    files.some((file) => isDemo(file) && nameOf(file) === language),
  );
  const byFolder = Map.groupBy(files, (file) => posix.dirname(file));
  const languagesOf = (folder: string): readonly string[] => {
    if (folder.startsWith('apps/admin/')) return deskLanguages;
    // The demo shop is English where it has no text of a language; it has all of them, or none.
    return isDemo(folder) ? spokenByDemo : shopLanguages;
  };
  return [...byFolder].map(([folder, own]) => ({ folder, files: own, languages: languagesOf(folder) }));
}

function checkFiles({ folder, files, languages }: TextSet): Finding[] {
  const extension = files.some(isJson) ? 'json' : 'md';
  const known = new Set<string>([...languages, ...(extension === 'json' ? overlays : [])]);
  const present = new Set(files.map(nameOf));
  return [
    ...files
      .filter((file) => !known.has(nameOf(file)))
      .map((file) => ({ file, message: 'is named after no language and no locale of the shop' })),
    ...languages
      .filter((language) => !present.has(language))
      .map((language) => ({ file: `${folder}/${language}.${extension}`, message: 'is missing' })),
  ];
}

function checkTexts(root: string, { folder, languages }: TextSet): Finding[] {
  const fileOf = (name: string): string => `${folder}/${name}.json`;
  const english = readMessages(root, fileOf(defaultLocale));
  if (!english) return [];
  const rules = { inflects: folder === goods };
  return [
    ...languages.flatMap((language) => {
      const translated = readMessages(root, fileOf(language));
      const messages = translated ? compareWithEnglish(english, translated, language, rules) : [];
      return messages.map((message) => ({ file: fileOf(language), message }));
    }),
    ...overlays.flatMap((locale) => {
      const own = readMessages(root, fileOf(locale));
      const base = readMessages(root, fileOf(languageOf(locale)));
      const messages = own && base ? compareWithBase(base, own, locale) : [];
      return messages.map((message) => ({ file: fileOf(locale), message }));
    }),
    ...checkWireTexts(root, posix.dirname(folder), english),
  ];
}

/** An overlay holds what differs from its language and nothing else. */
function compareWithBase(base: FlatMessages, own: FlatMessages, locale: string): string[] {
  const same = [...own].filter(([key, text]) => base.get(key) === text).map(([key]) => key);
  const language = languageOf(locale);
  return [
    ...(own.size === 0 ? ['is empty: a locale without differences needs no file'] : []),
    ...same.map((key) => `"${key}" is the same as in ${language}.json: leave it out`),
    ...compareWithEnglish(base, new Map([...base, ...own]), locale),
  ];
}

/** `wire-texts.json` is English everywhere, so no language may have its keys too. */
function checkWireTexts(root: string, owner: string, english: FlatMessages): Finding[] {
  const file = `${owner}/wire-texts.json`;
  const wire = readMessages(root, file);
  const twice = [...(wire?.keys() ?? [])].filter((key) => english.has(key));
  return twice.map((key) => ({ file, message: `"${key}" is also in the texts that are translated` }));
}
