import { sql } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { allMarkets } from '@bowline/markets';
import type { CommerceDatabase } from '#tables';

/** Words that mean the same; with an input, only whoever types it means the words. */
export interface SynonymFact {
  readonly input: string | null;
  readonly words: readonly string[];
}

export type SynonymRefusal =
  | { readonly code: 'language-not-known'; readonly details: { readonly language: string } }
  | {
      readonly code: 'synonyms-not-valid';
      /** Which entry, counted from 1, and the end of the sentence "It must …". */
      readonly details: { readonly entry: number; readonly must: string };
    };

/** The words of searches as the merchant changes them; indices follow without being built anew (rule 10). */
export interface SynonymsAdmin {
  list(language: string): Promise<readonly SynonymFact[]>;
  /** In place of all that the language had. */
  replace(language: string, synonyms: readonly SynonymFact[]): Promise<Result<undefined, SynonymRefusal>>;
}

const languages: ReadonlySet<string> = new Set(allMarkets.map(({ language }) => language));
const mostEntries = 1_000;
const mostWords = 20;
const longestWord = 60;

export async function readSynonyms(
  { kysely }: CommerceDatabase,
  language: string,
): Promise<readonly SynonymFact[]> {
  return kysely
    .selectFrom('search_synonym')
    .select(['input', 'words'])
    .where('language', '=', language)
    .orderBy('id')
    .execute();
}

export function createSynonymsAdmin(database: CommerceDatabase): SynonymsAdmin {
  return {
    list: (language) => readSynonyms(database, language),
    async replace(language, synonyms) {
      if (!languages.has(language)) return refuse('language-not-known', { language });
      const refusal = refusalOf(synonyms);
      if (refusal) return refusal;
      await database.transaction(async (transaction) => {
        // Two who replace at once would otherwise both keep theirs.
        await sql`lock table search_synonym in share row exclusive mode`.execute(transaction);
        await transaction.deleteFrom('search_synonym').where('language', '=', language).execute();
        const rows = synonyms.map(({ input, words }) => ({ language, input, words: [...words] }));
        if (rows.length > 0) await transaction.insertInto('search_synonym').values(rows).execute();
      });
      return ok();
    },
  };
}

function refusalOf(synonyms: readonly SynonymFact[]): Result<never, SynonymRefusal> | null {
  if (synonyms.length > mostEntries) {
    return refuse('synonyms-not-valid', {
      entry: mostEntries + 1,
      must: `be among the first ${mostEntries}`,
    });
  }
  const wrong = synonyms.findIndex((synonym) => !isSynonym(synonym));
  if (wrong === -1) return null;
  const must = `have up to ${mostWords} different words of up to ${longestWord} characters, two at least without an input`;
  return refuse('synonyms-not-valid', { entry: wrong + 1, must });
}

function isSynonym({ input, words }: SynonymFact): boolean {
  const all = input === null ? words : [input, ...words];
  return (
    words.length >= (input === null ? 2 : 1) &&
    words.length <= mostWords &&
    new Set(all).size === all.length &&
    all.every((word) => word.length <= longestWord && /[\p{L}\p{N}]/u.test(word) && word.trim() === word)
  );
}
