import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MessageCatalogue, ShopMessage } from '@bowline/commerce';
import { localeNames, textFilesOf } from '@bowline/markets';

/** As the build of the storefront writes it (scripts/checks/messages/catalogue.ts). */
interface CatalogueFile {
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly usedIn: Readonly<Record<string, readonly string[]>>;
}

/** What the shop's screens say, read when somebody first asks; null while there is no build. */
export function createMessageCatalogue(root: string): MessageCatalogue {
  let read: ReturnType<MessageCatalogue> | undefined;
  return async () => {
    read ??= readCatalogue(path.join(root, 'apps/storefront/build/messages.json'));
    const catalogue = await read;
    if (!catalogue) read = undefined;
    return catalogue;
  };
}

async function readCatalogue(file: string): ReturnType<MessageCatalogue> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return null;
  const { texts, usedIn } = JSON.parse(text) as CatalogueFile;
  return new Map(
    Object.keys(texts.en ?? {}).map((key): [string, ShopMessage] => {
      const spoken = localeNames.flatMap((locale) => {
        const said = textFilesOf(locale)
          .toReversed()
          .map((name) => texts[name]?.[key])
          .find((each) => each !== undefined);
        return said === undefined ? [] : [[locale, said] as const];
      });
      return [key, { key, texts: Object.fromEntries(spoken), usedIn: usedIn[key] ?? [] }];
    }),
  );
}
