import { createHmac } from 'node:crypto';

/** Rule 7: RFC 6238 as every app knows it. */
const stepSeconds = 30;
const digits = 6;
const secretBytes = 20;
/** So many steps early or late. */
const tolerance = 1;

/** Rule 19: of whoever comes by this link. */
export const totpSecretOf = (token: string): Buffer =>
  createHmac('sha256', token).update('bowline staff codes').digest().subarray(0, secretBytes);

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** RFC 4226, 5.3. */
export function hotp(secret: Buffer, counter: number, length: number = digits): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac('sha1', secret).update(message).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
}

/** The step whose code it is, newer than the last one that was taken; null for any other text. */
export function stepOfCode(secret: Buffer, code: string, now: Date, lastStep: number): number | null {
  const middle = stepAt(now);
  for (let step = middle - tolerance; step <= middle + tolerance; step += 1) {
    if (step > lastStep && hotp(secret, step) === code) return step;
  }
  return null;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, 6, without padding: as apps take it. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** What apps read from a picture or a link. */
export function totpUri(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const name = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${name}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
