import type { Texts } from '@bowline/markets';

/** A key that would overwrite an existing string or nested structure is skipped with a warning (specification 4). */
export function mergeMessages(base: Texts, extra: Texts, warn: (text: string) => void, path = ''): Texts {
  const merged: Record<string, string | Texts> = { ...base };
  for (const [key, value] of Object.entries(extra)) {
    const fullKey = path ? `${path}.${key}` : key;
    if (!Object.hasOwn(merged, key)) {
      merged[key] = value;
      continue;
    }
    const existing = merged[key];
    if (typeof existing === 'object' && typeof value === 'object')
      merged[key] = mergeMessages(existing, value, warn, fullKey);
    else if (existing !== value) warn(`Message "${fullKey}" exists already and is kept`);
  }
  return merged;
}
