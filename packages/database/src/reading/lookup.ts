import type { Reading } from './reading.ts';
import type { Parameter, Statement } from './statement.ts';

export interface LookupOptions<Key extends number | string, Row, Value> {
  /** Its first parameter is the list of keys. */
  readonly statement: Statement<Row>;
  /** The parameters behind the keys. */
  readonly parameters?: readonly Parameter[];
  readonly keyOf: (row: Row) => Key;
  /** Makes the answer of one key out of its rows, which may be none. */
  readonly collect: (rows: readonly Row[]) => Value;
}

/** Answers by key. Keys asked for together are looked up with one statement, and none is looked up twice. */
export function createLookup<Key extends number | string, Row, Value>(
  reading: Reading,
  { statement, parameters = [], keyOf, collect }: LookupOptions<Key, Row, Value>,
): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>();
  let collecting: { readonly keys: Key[]; readonly found: Promise<Map<Key, Row[]>> } | undefined;

  function startCollecting() {
    const keys: Key[] = [];
    const rows = reading.read(statement, () => {
      collecting = undefined;
      return [keys as readonly number[] | readonly string[], ...parameters];
    });
    return { keys, found: rows.then((all) => Map.groupBy(all, keyOf)) };
  }

  return (key) => {
    const answer = known.get(key);
    if (answer) return answer;
    collecting ??= startCollecting();
    collecting.keys.push(key);
    const value = collecting.found.then((found) => collect(found.get(key) ?? []));
    known.set(key, value);
    return value;
  };
}
