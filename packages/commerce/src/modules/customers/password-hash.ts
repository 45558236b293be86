import { type Argon2Parameters, argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/** Rule 4, as OWASP advises. */
const own = { memoryKiB: 19_456, passes: 2, parallelism: 1, saltBytes: 16, hashBytes: 32 } as const;

interface Costs {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly hashBytes: number;
}

function argon2id(message: string | Buffer, nonce: Buffer, costs: Costs): Promise<Buffer> {
  const { memoryKiB: memory, passes, parallelism, hashBytes: tagLength } = costs;
  return derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength });
}

/** In the usual notation for argon2, with everything that checking it needs. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(own.saltBytes);
  const hash = await argon2id(password, salt, own);
  return `$argon2id$v=19$m=${own.memoryKiB},t=${own.passes},p=${own.parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

export interface PasswordCheck {
  readonly isRight: boolean;
  /** Kept in another form than today's: to be hashed anew while the password is known. */
  readonly isOutdated: boolean;
}

export async function checkPassword(password: string, kept: string): Promise<PasswordCheck> {
  const [, memory, passes, parallelism, salt, hash] = ownForm.exec(kept) ?? [];
  if (salt === undefined || hash === undefined) return checkMagento(password, kept);
  const expected = Buffer.from(hash, 'base64');
  const costs = {
    memoryKiB: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    hashBytes: expected.length,
  };
  const found = await argon2id(password, Buffer.from(salt, 'base64'), costs);
  const isOutdated =
    costs.memoryKiB !== own.memoryKiB || costs.passes !== own.passes || costs.parallelism !== own.parallelism;
  return { isRight: isSame(found, expected), isOutdated };
}

const ownForm = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w+/]{22,})\$([\w+/]{43,})$/;

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Magento keeps `hash:salt:version`, and several versions in a row where an old hash was hashed again: 1 is sha256 over salt and
 * password, 2 argon2id with libsodium's interactive costs, `3_<bytes>_<passes>_<memory>` argon2id with its costs told.
 */
async function checkMagento(password: string, kept: string): Promise<PasswordCheck> {
  const [hash = '', salt = '', ...versions] = kept.split(':');
  let found: string | null = password;
  for (const version of versions) found = found === null ? null : await hashAsMagento(found, salt, version);
  const isRight =
    found !== null && versions.length > 0 && isSame(Buffer.from(found, 'hex'), Buffer.from(hash, 'hex'));
  return { isRight: isRight && hash !== '', isOutdated: true };
}

const libsodium = { saltBytes: 16, hashBytes: 32, passes: 2, memoryBytes: 67_108_864 };
/** Dearer than what Magento itself would write is no hash of its own. */
const mostMemoryBytes = 268_435_456;
const mostPasses = 10;

async function hashAsMagento(text: string, salt: string, version: string): Promise<string | null> {
  if (version === '1')
    return createHash('sha256')
      .update(salt + text)
      .digest('hex');
  const [, bytes, passes, memory] = /^3_(\d{2})_(\d{1,2})_(\d{5,9})$/.exec(version) ?? [];
  const costs = {
    hashBytes: Number(bytes ?? libsodium.hashBytes),
    passes: Number(passes ?? libsodium.passes),
    memoryKiB: Math.floor(Number(memory ?? libsodium.memoryBytes) / 1024),
    parallelism: 1,
  };
  if (version !== '2' && bytes === undefined) return null;
  if (costs.passes > mostPasses || costs.memoryKiB * 1024 > mostMemoryBytes) return null;
  const nonce = Buffer.alloc(libsodium.saltBytes);
  nonce.write(salt.slice(0, libsodium.saltBytes), 'latin1');
  return (await argon2id(text, nonce, costs)).toString('hex');
}
