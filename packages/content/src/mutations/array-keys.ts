import { randomBytes } from 'node:crypto';
import { isObject } from '../documents/document.ts';

/** The value with a `_key` in every object of every list that has none: editors tell items apart by it. */
export function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => {
      const inner = withArrayKeys(item);
      return isObject(inner) && inner._key === undefined ? { _key: newKey(), ...inner } : inner;
    });
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withArrayKeys(part)]));
}

const newKey = (): string => randomBytes(6).toString('hex');
