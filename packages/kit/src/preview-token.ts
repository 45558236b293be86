/**
 * Whoever shows this may see one page of the shop as its drafts would make it, for a quarter of an hour. It names the path and
 * the moment it ends, and is signed with a secret that no browser has.
 */
const keptMs = 15 * 60_000;
const shape = /^(\d{13})\.([\w-]{43})$/;

export async function signPreview(secret: string, path: string, now: Date): Promise<string> {
  const until = String(now.getTime() + keptMs);
  return `${until}.${await signatureOf(secret, `${until} ${path}`)}`;
}

export async function isPreview(secret: string, path: string, token: string, now: Date): Promise<boolean> {
  const [, until = '0', signature = ''] = shape.exec(token) ?? [];
  if (!(Number(until) > now.getTime() && Number(until) <= now.getTime() + keptMs)) return false;
  return areSame(signature, await signatureOf(secret, `${until} ${path}`));
}

async function signatureOf(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(`preview ${secret}`), algorithm, false, [
    'sign',
  ]);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** In the same time, whatever differs. */
function areSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < other.length; at += 1)
    difference |= (one.codePointAt(at) ?? 0) ^ (other.codePointAt(at) ?? 0);
  return difference === 0;
}
