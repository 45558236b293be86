import { choiceCookie } from './choice-cookie.ts';

/** For what scripts of the page must never read: as a choice cookie, and httpOnly. */
export function personalCookie(name: string, value: string, url: URL): string {
  return `${choiceCookie(name, value, url.protocol === 'https:')}; HttpOnly`;
}

export function forgetCookie(name: string): string {
  return `${name}=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly`;
}
