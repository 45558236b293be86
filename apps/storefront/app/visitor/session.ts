import { cookieNames } from '@bowline/markets';
import { createContext, data, type MiddlewareFunction } from 'react-router';
import { dataOf } from '../data/data-of.ts';
import { SessionQuery } from '../generated/operations.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';
import { forgetCookie } from './cookies.ts';

/** What a request with a token would be for its customer, and for a guest whose session is over. */
export interface ClaimedSession {
  readonly asCustomer: ShopRequest;
  readonly asGuest: ShopRequest;
}

/** Null for visitors without a token, who cost nothing here. */
export const claimedSession = createContext<ClaimedSession | null>(null);

/** Before everything else: asks once whether the token is good. When nobody can tell, the page fails rather than guess. */
export const openSession: MiddlewareFunction<Response> = async ({ context }) => {
  const claimed = context.get(claimedSession);
  if (!claimed) return;
  const answer = await claimed.asCustomer.commerce.query(SessionQuery, {});
  const isRefused = answer.errors.some(({ extensions }) => extensions?.category === 'graphql-authentication');
  const isSignedIn = !isRefused && dataOf(answer).visitor.is_signed_in;
  context.set(shopContext, isSignedIn ? claimed.asCustomer : claimed.asGuest);
};

/**
 * For answers that reach the visitor: says whether the session is over, and forgets the token that told it. A redirect
 * tells nobody anything, so the token stays for the page it leads to.
 */
export function tellOfSession({ visitor: { hasExpiredSession } }: ShopRequest) {
  return data({ hasExpiredSession }, { headers: sessionHeaders(hasExpiredSession) });
}

export function sessionHeaders(hasExpiredSession: boolean): Headers {
  return new Headers(hasExpiredSession ? { 'set-cookie': forgetCookie(cookieNames.customer) } : undefined);
}
