import { writtenJson } from '../document-text.ts';

/** Fields that records of several segments have the same, such as those of one product in every language: written once for all of them. */
export interface SharedFields {
  readonly values: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  /** Each as JSON, in the order of the names. */
  readonly written: readonly string[];
}

const mostRemembered = 100_000;

/** Gives equal lines as one string, which takes its place in memory once and is found without being read again. */
export function createFieldSharing(): (values: Readonly<Record<string, unknown>>) => SharedFields {
  const lines = new Map<string, string>();

  function once(line: string): string {
    const known = lines.get(line);
    if (known !== undefined) return known;
    if (lines.size < mostRemembered) lines.set(line, line);
    return line;
  }

  return (values) => {
    const names: string[] = [];
    const written: string[] = [];
    for (const name of Object.keys(values)) {
      const json = writtenJson(values[name]);
      if (json === undefined) continue;
      names.push(name);
      written.push(once(json));
    }
    return { values, names, written };
  };
}
