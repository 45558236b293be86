import { isObject } from '../attribute-paths.ts';
import type { SearchRecord } from '../model.ts';
import type { Mirrored } from '../query-model.ts';

type MirroredRecord<Leaf> = { [name: string]: Mirrored<Leaf> };

/** Repeats the chosen attributes of a record in their shape, every string and number turned into something. */
export function mirror<Leaf>(
  record: SearchRecord,
  attributes: readonly string[],
  turn: (text: string, attribute: string) => Leaf,
): MirroredRecord<Leaf> {
  const result: MirroredRecord<Leaf> = {};
  for (const attribute of attributes) {
    if (attribute === '*') {
      for (const name of Object.keys(record))
        if (name !== 'objectID') place(record, [name], name, result, turn);
    } else place(record, attribute.split('.'), attribute, result, turn);
  }
  return result;
}

function place<Leaf>(
  source: Readonly<Record<string, unknown>>,
  path: readonly string[],
  attribute: string,
  into: MirroredRecord<Leaf>,
  turn: (text: string, attribute: string) => Leaf,
): void {
  const [name, ...rest] = path;
  if (name === undefined || !Object.hasOwn(source, name)) return;
  const value = source[name];
  if (rest.length === 0) {
    const turned = turnAll(value, attribute, turn);
    if (turned !== undefined) into[name] = turned;
    return;
  }
  if (!isObject(value)) return;
  const nested = Object.hasOwn(into, name) ? (into[name] as MirroredRecord<Leaf>) : {};
  place(value, rest, attribute, nested, turn);
  if (Object.keys(nested).length > 0) into[name] = nested;
}

function turnAll<Leaf>(
  value: unknown,
  attribute: string,
  turn: (text: string, attribute: string) => Leaf,
): Mirrored<Leaf> | undefined {
  if (typeof value === 'string' || typeof value === 'number') return turn(String(value), attribute);
  if (Array.isArray(value)) {
    return value.flatMap((element): Mirrored<Leaf>[] => {
      const turned = turnAll(element, attribute, turn);
      return turned === undefined ? [] : [turned];
    });
  }
  if (!isObject(value)) return undefined;
  const turned = Object.entries(value).flatMap(([name, inner]): [string, Mirrored<Leaf>][] => {
    const result = turnAll(inner, attribute, turn);
    return result === undefined ? [] : [[name, result]];
  });
  return Object.fromEntries(turned);
}
