import type { ContentLimits } from '../limits.ts';

/** groq-js would take these for something else than a field. */
const reservedNames = new Set(['__proto__', 'hasOwnProperty', 'then']);

export type StorageLimits = Pick<ContentLimits, 'documentDepth' | 'documentLength'>;

/** Why a document cannot be stored; undefined when it can. */
export function unstorable(
  document: object,
  { documentDepth, documentLength }: StorageLimits,
): string | undefined {
  let length = 0;

  function check(value: unknown, depth: number): string | undefined {
    if (depth > documentDepth) return `A document may nest ${documentDepth} levels`;
    if (typeof value === 'string') {
      length += value.length;
      // PostgreSQL keeps neither.
      if (value.includes('\0') || !value.isWellFormed()) return 'A text has characters that are none';
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) {
        length += name.length;
        if (reservedNames.has(name)) return `A field may not be called "${name}"`;
        if (name.includes('\0') || !name.isWellFormed()) return 'A field has characters that are none';
        const problem = check(part, depth + 1);
        if (problem) return problem;
      }
    } else length += 4;
    return length > documentLength ? `A document may have ${documentLength} characters` : undefined;
  }

  return check(document, 0);
}
