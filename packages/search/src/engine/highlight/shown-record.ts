import { isObject } from '../attribute-paths.ts';
import type { SearchRecord } from '../model.ts';

/** A record with only the attributes asked for: names, nested names, "*", and "-name" for all but those. */
export function shownRecord(record: SearchRecord, attributes: readonly string[]): SearchRecord {
  const hidden = attributes.filter((attribute) => attribute.startsWith('-')).map((name) => name.slice(1));
  const showsAll = attributes.includes('*') || (hidden.length > 0 && hidden.length === attributes.length);
  if (showsAll && hidden.length === 0) return record;
  if (showsAll) {
    const shown = Object.entries(record).filter(([name]) => name === 'objectID' || !hidden.includes(name));
    return { ...Object.fromEntries(shown), objectID: record.objectID };
  }
  const shown: Record<string, unknown> = {};
  for (const attribute of attributes) copy(record, attribute, shown);
  return { ...shown, objectID: record.objectID };
}

function copy(
  source: Readonly<Record<string, unknown>>,
  attribute: string,
  into: Record<string, unknown>,
): void {
  if (Object.hasOwn(source, attribute)) {
    into[attribute] = source[attribute];
    return;
  }
  const dot = attribute.indexOf('.');
  const name = attribute.slice(0, dot);
  const value = dot > 0 && Object.hasOwn(source, name) ? source[name] : undefined;
  if (!isObject(value)) return;
  const nested = isObject(into[name]) ? { ...into[name] } : {};
  copy(value, attribute.slice(dot + 1), nested);
  into[name] = nested;
}
