import { findMessage, type LocaleName, type Market, messageProblems, type Texts } from '@bowline/markets';
import { type ContentClient, contentQuery } from '../data/content-client.ts';
import type { OwnTexts } from './messages.ts';

/** A text that the merchant wrote in place of the shop's, in one language or in others. */
export interface WrittenText {
  readonly key: string;
  readonly value: string | null;
}

/** The desk allows fewer. */
const mostRead = 5_000;

const ownTextsQuery = contentQuery<readonly WrittenText[], { lang: string }>(
  'ownTexts',
  `*[_type == "ownMessage"][0...${mostRead}]{key, "value": values[$lang]}`,
);

export async function readOwnTexts(
  content: ContentClient,
  { code }: Market,
): Promise<readonly WrittenText[]> {
  return (await content.queryIfPossible(ownTextsQuery, { lang: code })) ?? [];
}

/**
 * What a release has given other places to fill, or taken away, is no longer said: the text of the code is right then.
 * All pages of a locale have the same texts, so what was found out is kept until they change.
 */
export function createFitting(english: () => Texts) {
  interface Known {
    readonly rows: readonly WrittenText[];
    readonly written: string;
    readonly texts: OwnTexts;
  }
  const known = new Map<LocaleName, Known>();
  return (locale: LocaleName, rows: readonly WrittenText[]): OwnTexts => {
    const last = known.get(locale);
    // Often the very same answer.
    if (last?.rows === rows) return last.texts;
    const written = JSON.stringify(rows);
    if (last?.written === written) return last.texts;
    const texts: OwnTexts = Object.fromEntries(
      rows.flatMap(({ key, value }) => {
        const shops = value === null ? undefined : findMessage(english(), key);
        const fits =
          value !== null && shops !== undefined && messageProblems(shops, value, locale).length === 0;
        return fits ? [[key, value] as const] : [];
      }),
    );
    known.set(locale, { rows, written, texts });
    return texts;
  };
}
