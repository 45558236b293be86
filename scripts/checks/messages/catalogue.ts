import { posix } from 'node:path';
import { isScript, isTestCode, listFiles, read } from '../source-files.ts';
import { keyUsageOf } from './key-usage.ts';
import { readMessages } from './message-files.ts';

const app = 'apps/storefront/app';
const folder = `${app}/i18n/messages`;

/** All that the storefront says, and where: for those who change its words without its code. */
export interface MessageCatalogueFile {
  /** By the name of the file, which is a language or a locale, and key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Files by key, from `apps/storefront/app/`. */
  readonly usedIn: Readonly<Record<string, readonly string[]>>;
}

export function catalogueOf(root: string): MessageCatalogueFile {
  const files = listFiles(root, folder).filter((file) => file.endsWith('.json'));
  const texts = Object.fromEntries(
    files.map((file) => [posix.basename(file, '.json'), Object.fromEntries(readMessages(root, file) ?? [])]),
  );
  return { texts, usedIn: usageOf(root, Object.keys(texts.en ?? {})) };
}

/** A key that code puts together is used where its beginning is. */
function usageOf(root: string, keys: readonly string[]): Record<string, readonly string[]> {
  const used = new Map(keys.map((key) => [key, new Set<string>()]));
  const sources = listFiles(root, app).filter((file) => isScript(file) && !isTestCode(file));
  for (const file of sources) {
    const { strings, computed } = keyUsageOf(file, read(root, file));
    const shown = file.slice(app.length + 1);
    for (const text of strings) used.get(text)?.add(shown);
    for (const { prefix } of computed) {
      for (const key of prefix === '' ? [] : keys) if (key.startsWith(prefix)) used.get(key)?.add(shown);
    }
  }
  return Object.fromEntries([...used].map(([key, places]) => [key, [...places].sort()]));
}
