import { cookieNames, suggestLocale } from '@bowline/markets';
import { choiceCookie } from '../app/visitor/cookies.ts';
import type { Visit } from './visit.ts';

/**
 * A first visit sets locale and store (specification 4); a choice made earlier stays. The currency is only ever stored by a
 * choice (decision D12): each locale has its own until then. A visitor who seems to want another locale is asked first
 * (decision D2): only the answer is remembered.
 */
export function rememberVisit(response: Response, visit: Visit): Response {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (visit.localeCookie || visit.isBot || !isPage || response.status >= 400) return response;
  const { acceptLanguage, market } = visit;
  if (suggestLocale({ current: market.name, acceptLanguage })) return response;

  const remembered: [string, string][] = [
    [cookieNames.locale, visit.market.name],
    [cookieNames.store, visit.market.code],
  ];
  for (const [name, value] of remembered)
    response.headers.append('set-cookie', choiceCookie(name, value, visit.url));
  return response;
}
