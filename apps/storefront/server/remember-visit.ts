import { cookieNames, suggestLocale } from '@bowline/markets';
import { choiceCookie } from '../app/routing/choice-cookie.ts';
import type { Visit } from './visit.ts';

/**
 * A first visit sets locale, store and currency (specification 4); a choice made earlier stays. A visitor who seems to
 * want another locale is asked first (decision D2): only the answer is remembered.
 */
export function rememberVisit(response: Response, visit: Visit): Response {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (visit.localeCookie || visit.isBot || !isPage || response.status >= 400) return response;
  const { acceptLanguage, market } = visit;
  if (suggestLocale({ current: market.name, acceptLanguage })) return response;
  const secure = visit.url.protocol === 'https:';

  const remembered: [string, string][] = [
    [cookieNames.locale, visit.market.name],
    [cookieNames.store, visit.market.code],
    [cookieNames.currency, visit.currency],
  ];
  for (const [name, value] of remembered)
    response.headers.append('set-cookie', choiceCookie(name, value, secure));
  return response;
}
