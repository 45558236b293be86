import { isObject } from './document.ts';

export interface Reference {
  readonly id: string;
  /** A weak reference may point at nothing. */
  readonly isWeak: boolean;
}

/** What a document refers to, found as GROQ's `references()` finds it: nothing is looked for inside a reference. */
export function referencesIn(value: unknown, found: Reference[] = []): Reference[] {
  if (Array.isArray(value)) {
    for (const item of value) referencesIn(item, found);
  } else if (isObject(value)) {
    if (value._ref) {
      if (typeof value._ref === 'string') found.push({ id: value._ref, isWeak: value._weak === true });
    } else {
      for (const item of Object.values(value)) referencesIn(item, found);
    }
  }
  return found;
}
