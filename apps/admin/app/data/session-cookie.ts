import { shop } from '@bowline/markets';

export const cookieNames = { session: 'bowline_desk', language: 'bowline_desk_language' } as const;

const mostCookies = 200;

export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header?.split(';', mostCookies) ?? []) {
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = pair.slice(0, at).trim();
    if (!cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}

/** Until the browser is closed; the server ends the session earlier. No other site's page can have it sent. */
export function sessionCookie(token: string, url: Pick<URL, 'protocol'>): string {
  return cookie(cookieNames.session, token, url, '; HttpOnly');
}

export function forgetSession(url: Pick<URL, 'protocol'>): string {
  return cookie(cookieNames.session, '', url, '; HttpOnly; Max-Age=0');
}

export function languageCookie(language: string, url: Pick<URL, 'protocol'>): string {
  return cookie(cookieNames.language, language, url, '; HttpOnly; Max-Age=31536000');
}

function cookie(name: string, value: string, { protocol }: Pick<URL, 'protocol'>, more: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value}; Path=${shop.adminPrefix}; SameSite=Strict${secure}${more}`;
}
