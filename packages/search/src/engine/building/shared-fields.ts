import { writtenJson } from '../document-text.ts';

/** Fields that many records have the same, of one segment or of several: written once for all of them. */
export interface SharedFields {
  readonly names: readonly string[];
  /** Each as JSON, in the order of the names. */
  readonly written: readonly string[];
}

const mostRemembered = 100_000;

/** Gives equal lines as one string, which takes its place in memory once and is found without being read again. */
export function createFieldSharing(): (values: Readonly<Record<string, unknown>>) => SharedFields {
  const lines = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();

  return (values) => {
    const written = Object.entries(values).flatMap(([name, value]) => {
      const json = writtenJson(value);
      return json === undefined ? [] : [{ name, json: once(lines, json, json) }];
    });
    const names = written.map(({ name }) => name);
    return { names: once(lists, names.join(), names), written: written.map(({ json }) => json) };
  };
}

function once<Value>(known: Map<string, Value>, key: string, value: Value): Value {
  const same = known.get(key);
  if (same !== undefined) return same;
  if (known.size < mostRemembered) known.set(key, value);
  return value;
}
