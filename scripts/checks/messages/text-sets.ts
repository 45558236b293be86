import { posix } from 'node:path';
import { defaultLocale, languageOf, localeNames } from '@bowline/markets';
import type { Finding } from '../finding.ts';
import { listFiles } from '../source-files.ts';
import { type FlatMessages, readMessages } from './message-files.ts';
import { compareWithEnglish } from './translation.ts';

const textFile = /(^|\/)(texts|messages)\/[^/]+\.json$/;
const languages = [...new Set(localeNames.map(languageOf))];
const overlays = localeNames.filter((locale) => languageOf(locale) !== locale);

/** Every folder in which texts lie by language: complete in all of them, and minimal in overlays. */
export function checkTextSets(root: string): Finding[] {
  const files = listFiles(root).filter((file) => textFile.test(file));
  const folders = [...new Set(files.map((file) => posix.dirname(file)))];
  return folders.flatMap((folder) =>
    checkSet(
      root,
      folder,
      files.filter((file) => posix.dirname(file) === folder),
    ),
  );
}

function checkSet(root: string, folder: string, files: readonly string[]): Finding[] {
  const fileOf = (name: string): string => `${folder}/${name}.json`;
  const english = readMessages(root, fileOf(defaultLocale));
  if (!english) return [{ file: fileOf(defaultLocale), message: 'is missing' }];
  const strangers = files.filter((file) => {
    const name = posix.basename(file, '.json');
    return !languages.includes(name) && !(overlays as readonly string[]).includes(name);
  });
  return [
    ...strangers.map((file) => ({ file, message: 'is named after no language and no locale of the shop' })),
    ...languages.flatMap((language) => {
      const file = fileOf(language);
      const translated = readMessages(root, file);
      if (!translated) return [{ file, message: 'is missing' }];
      return compareWithEnglish(english, translated, language).map((message) => ({ file, message }));
    }),
    ...overlays.flatMap((locale) => {
      const file = fileOf(locale);
      const own = readMessages(root, file);
      const base = readMessages(root, fileOf(languageOf(locale)));
      return own && base ? compareWithBase(base, own, locale).map((message) => ({ file, message })) : [];
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
