import { cookieNames, suggestLocale } from '@bowline/markets';
import { choiceCookie } from '../app/visitor/cookies.ts';
import type { Visit } from './visit.ts';

/** What comes with every page for its visitor alone: a page that a cache between the shop and the browser gave has no cookies. */
const visitorPath = '/api/visitor';

export function rememberVisit(response: Response, visit: Visit): Response {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!(isPage || visit.path === visitorPath) || response.status >= 400) return response;
  for (const cookie of firstVisitCookies(visit)) response.headers.append('set-cookie', cookie);
  return response;
}

/**
 * A first visit sets locale and store (specification 4); a choice made earlier stays. The currency is only ever stored by a
 * choice (decision D12): each locale has its own until then. A visitor who seems to want another locale is asked first
 * (decision D2): only the answer is remembered.
 */
export function firstVisitCookies(visit: Visit): readonly string[] {
  const { acceptLanguage, market, url } = visit;
  if (visit.localeCookie || visit.isBot) return [];
  if (suggestLocale({ current: market.name, acceptLanguage })) return [];
  return [
    choiceCookie(cookieNames.locale, market.name, url),
    choiceCookie(cookieNames.store, market.code, url),
  ];
}
