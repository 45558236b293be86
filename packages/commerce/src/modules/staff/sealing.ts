import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Rule 19: what codes are made from says nothing to whoever has the database and not the key. */
export interface Sealing {
  seal(secret: Buffer): Buffer;
  /** Null for what was sealed with another key, or changed since. */
  open(kept: Buffer): Buffer | null;
}

const algorithm = 'aes-256-gcm';
const version = 1;
const ivBytes = 12;
const tagBytes = 16;
const keyBytes = 32;
/** Secrets of before, which nothing was put around, are as long as this. */
const plainBytes = 20;

export function createSealing(key: string | undefined): Sealing {
  // A program that only makes links has no key, and nothing to seal.
  if (key === undefined)
    return { seal: (secret) => secret, open: (kept) => (kept.length === plainBytes ? kept : null) };
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'bowline staff codes', keyBytes));
  return {
    seal(secret) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, derived, iv);
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), sealed]);
    },
    open(kept) {
      if (kept.length === plainBytes) return kept;
      if (kept[0] !== version || kept.length <= 1 + ivBytes + tagBytes) return null;
      const tagAt = 1 + ivBytes;
      const decipher = createDecipheriv(algorithm, derived, kept.subarray(1, tagAt));
      decipher.setAuthTag(kept.subarray(tagAt, tagAt + tagBytes));
      try {
        return Buffer.concat([decipher.update(kept.subarray(tagAt + tagBytes)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
