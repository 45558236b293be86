export interface Synonym {
  readonly input: string | null;
  readonly words: readonly string[];
}

/** One in each line: `leash, lead` mean the same; `teal > petrol, lagoon` says what is also meant by teal. */
export function showSynonyms(synonyms: readonly Synonym[]): string {
  return synonyms
    .map(({ input, words }) => `${input === null ? '' : `${input} > `}${words.join(', ')}`)
    .join('\n');
}

export function readSynonyms(text: string): { input: string | null; words: string[] }[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [before = '', after] = line.split('>', 2);
      const words = (after ?? before)
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean);
      return { input: after === undefined ? null : before.trim(), words };
    });
}
