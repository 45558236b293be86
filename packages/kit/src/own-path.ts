/** Nobody's; only something to hold a path against. */
const ownOrigin = 'https://own.invalid';

/**
 * The text as a path of the site it stands on, in its normal form and safe to be sent as a header, or null when it leads
 * anywhere else. Parsed as a browser does, because looks deceive: `//host`, `/\host`, tabs in between and `/.//host`.
 */
export function ownPath(text: string): string | null {
  const url = URL.parse(text, ownOrigin);
  if (!text.startsWith('/') || url?.origin !== ownOrigin || url.username || url.password) return null;
  const path = url.pathname + url.search + url.hash;
  return URL.parse(path, ownOrigin)?.origin === ownOrigin ? path : null;
}
