import { ownCookieNames, ownRequestHeaders } from '@bowline/markets';
import type { ShopRequest } from '../shop-context.ts';
import { personalCookie } from '../visitor/cookies.ts';

/** The visitor's token, and the cookie that remembers it when it is new. */
export function csrfTokenFor({ visitor: { csrfToken }, url }: ShopRequest): {
  token: string;
  cookie?: string;
} {
  if (csrfToken) return { token: csrfToken };
  const token = crypto.randomUUID();
  return { token, cookie: personalCookie(ownCookieNames.csrf, token, url) };
}

/** A foreign site can make a browser send the cookie, but it can neither read it nor set the header. */
export function isCsrfProtected({ visitor: { csrfToken } }: ShopRequest, request: Request): boolean {
  return csrfToken !== undefined && request.headers.get(ownRequestHeaders.csrf) === csrfToken;
}
