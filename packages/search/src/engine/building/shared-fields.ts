import { writtenJson } from '../document-text.ts';
import type { NotedValues } from './posting-collector.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A field that many records have the same, of one segment or of several: written once for all of them. */
export interface SharedField {
  readonly name: string;
  /** Its value as JSON. */
  readonly written: string;
  /** Whoever puts it down again finds it by this. All shared fields of a segment come from one sharing. */
  readonly number: number;
  /** Its words, once they have been read. */
  noted: NotedField | undefined;
}

export interface NotedField {
  readonly values: NotedValues;
  /** All that this is true for. */
  readonly vocabulary: Vocabulary;
  readonly attribute: string;
  readonly searchable: number;
}

export type SharedFields = readonly SharedField[];

const mostRemembered = 20_000;

/** Gives fields that say the same as one. Of an attribute of which every record says something else, the later ones are not remembered. */
export function createFieldSharing(): (values: Readonly<Record<string, unknown>>) => SharedFields {
  const byName = new Map<string, Map<string, SharedField>>();
  let count = 0;

  function fieldOf(name: string, written: string): SharedField {
    const known = byName.get(name) ?? new Map<string, SharedField>();
    byName.set(name, known);
    const same = known.get(written);
    if (same !== undefined) return same;
    const field: SharedField = { name, written, number: count++, noted: undefined };
    if (known.size < mostRemembered) known.set(written, field);
    return field;
  }

  return (values) => {
    const fields: SharedField[] = [];
    for (const name of Object.keys(values)) {
      const written = writtenJson(values[name]);
      if (written !== undefined) fields.push(fieldOf(name, written));
    }
    return fields;
  };
}
