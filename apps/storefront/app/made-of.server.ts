import { createHash, randomBytes } from 'node:crypto';

/**
 * Whoever keeps pages says by this what the kept one was made of, nothing where there is none, and is told so of the new one. Is that
 * to be made of the very same, the answer is that it has not changed (304), and nothing is rendered.
 */
export const madeOfHeader = 'x-made-of';

/** Nobody outside of this process can name what a page is made of. */
const salt = randomBytes(16);

/** What a page is made of, as a name: pages with the same name are the same, byte for byte. */
export function nameOfParts(common: unknown, data: string): string {
  return createHash('sha256')
    .update(salt)
    .update(JSON.stringify(common))
    .update('\0')
    .update(data)
    .digest('base64url');
}
