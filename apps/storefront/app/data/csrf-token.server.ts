import { ownCookieNames, ownRequestHeaders } from '@bowline/markets';
import { personalCookie } from '../routing/personal-cookie.ts';
import type { ShopRequest } from '../shop-context.ts';

/** The visitor's token, and the cookie that remembers it when it is new. */
export function csrfTokenFor({ csrfToken, url }: ShopRequest): { token: string; cookie?: string } {
  if (csrfToken) return { token: csrfToken };
  const token = crypto.randomUUID();
  return { token, cookie: personalCookie(ownCookieNames.csrf, token, url) };
}

/** A foreign site can make a browser send the cookie, but it can neither read it nor set the header. */
export function isCsrfProtected({ csrfToken }: ShopRequest, request: Request): boolean {
  return csrfToken !== undefined && request.headers.get(ownRequestHeaders.csrf) === csrfToken;
}
