import { cookieNames } from '@bowline/markets';
import { createContext, data, type MiddlewareFunction } from 'react-router';
import type { CommerceClient, GraphqlError } from '../data/commerce-client.ts';
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
  const { asCustomer, asGuest } = claimed;
  const answer = await asCustomer.commerce.query(SessionQuery, {});
  const isSignedIn = !answer.errors.some(isAboutTheSession) && dataOf(answer).visitor.is_signed_in;
  const commerce = asLongAsSignedIn(asCustomer.commerce, asGuest.commerce);
  context.set(shopContext, isSignedIn ? { ...asCustomer, commerce } : asGuest);
};

/**
 * A session may end between two questions of one page. What was refused for the token alone has not happened: it is asked
 * as a guest, and so is all that follows. The next page finds the token to be nobody's, and tells.
 */
function asLongAsSignedIn(customer: CommerceClient, guest: CommerceClient): CommerceClient {
  let isOver = false;
  const ask =
    (kind: 'query' | 'mutate'): CommerceClient['query'] =>
    async (operation, variables) => {
      if (isOver) return guest[kind](operation, variables);
      const answer = await customer[kind](operation, variables);
      if (!answer.errors.some(isOfTheToken)) return answer;
      isOver = true;
      return guest[kind](operation, variables);
    };
  return { query: ask('query'), mutate: ask('mutate'), upload: customer.upload };
}

/** Refused before anything was looked at; a field that refuses, a wrong password for instance, has a path. */
function isOfTheToken({ path, extensions }: GraphqlError): boolean {
  return path === undefined && extensions?.category === 'graphql-authentication';
}

export function isAboutTheSession({ extensions }: GraphqlError): boolean {
  return (
    extensions?.category === 'graphql-authentication' || extensions?.category === 'graphql-authorization'
  );
}

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
