import { cookieAttributes } from '@bowline/markets';

/** The first of each name; longer lists than a browser sends are not read to their end. */
export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header?.split(';', mostCookies) ?? []) {
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = pair.slice(0, at).trim();
    if (!cookies.has(name)) cookies.set(name, decode(pair.slice(at + 1).trim()));
  }
  return cookies;
}

const mostCookies = 200;

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** One year, path /, lax, and secure except on plain http (specification 3, decision D8). */
export function choiceCookie(name: string, value: string, { protocol }: Pick<URL, 'protocol'>): string {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    `Max-Age=${cookieAttributes.maxAgeSeconds}`,
    `Path=${cookieAttributes.path}`,
    `SameSite=${cookieAttributes.sameSite}`,
  ];
  return (protocol === 'https:' ? [...parts, 'Secure'] : parts).join('; ');
}

/** For what is needed until somebody comes back: as a personal cookie, and soon forgotten. */
export function passingCookie(name: string, value: string, url: Pick<URL, 'protocol'>): string {
  return personalCookie(name, value, url).replace(/Max-Age=\d+/, `Max-Age=${passingSeconds}`);
}

const passingSeconds = 900;

/** For what scripts of the page must never read: as a choice cookie, and httpOnly. */
export function personalCookie(name: string, value: string, url: Pick<URL, 'protocol'>): string {
  return `${choiceCookie(name, value, url)}; HttpOnly`;
}

export function forgetCookie(name: string): string {
  return `${name}=; Max-Age=0; Path=${cookieAttributes.path}; SameSite=${cookieAttributes.sameSite}; HttpOnly`;
}
