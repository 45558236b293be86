import type { Fetch } from '@bowline/kit';
import { ownRequestHeaders, requestHeaders } from '@bowline/markets';
import { RouterContextProvider } from 'react-router';
import { type CommerceClient, createCommerceClient } from './data/commerce-client.ts';
import { type ContentClient, createContentClient } from './data/content-client.ts';
import { patientTime } from './data/patient-read.ts';
import { readOwnTexts, type WrittenText } from './i18n/own-texts.ts';
import { serviceUnavailable } from './routing/error-answers.ts';
import { type ContentAccess, type ShopRequest, shopContext } from './shop-context.ts';
import { claimedSession } from './visitor/session.ts';
import type { Visitor } from './visitor/visitor.ts';

export type LoadContextInput = Omit<
  ShopRequest,
  'visitor' | 'commerce' | 'signedInWith' | 'content' | 'contentImagesUrl' | 'ownTexts'
> & {
  readonly guest: Visitor;
  /** What the visitor shows as proof of being a customer; nobody has looked at it yet. */
  readonly customerToken: string | undefined;
  /** What the visitor's browser calls itself: sessions are told apart by it. */
  readonly userAgent: string;
  commerceFetch: Fetch;
  commerceUrl: string;
  contentAccess: ContentAccess;
  /** Ends what is read for a visitor who has left. */
  signal: AbortSignal;
};

const longestUserAgent = 256;

/** Called by server/, which knows the services only as `Fetch` functions. */
export function createLoadContext({
  commerceFetch,
  commerceUrl,
  contentAccess: { imagesUrl, ...contentPlace },
  guest,
  customerToken,
  userAgent,
  signal,
  ...request
}: LoadContextInput): RouterContextProvider {
  const { market, log } = request;
  const waiting = patientTime(request.patience);
  const unavailable = (err: unknown): never => {
    if (!signal.aborted) log.error({ err }, 'A service that the page cannot do without did not answer');
    throw serviceUnavailable(request.environment === 'prod' ? undefined : String(err));
  };
  const contentClient = createContentClient({
    ...contentPlace,
    headers: { 'x-request-id': request.requestId },
    signal,
    waiting,
    onFailure: (details) => log.error(details, 'The content service did not answer'),
  });
  const content: ContentClient = {
    ...contentClient,
    query: (query, parameters) => contentClient.query(query, parameters).catch(unavailable),
  };
  let written: Promise<readonly WrittenText[]> | undefined;
  const ownTexts = () => {
    written ??= readOwnTexts(content, market);
    return written;
  };
  const commerceFor = (visitor: Visitor): CommerceClient => {
    const client = createCommerceClient({
      fetch: commerceFetch,
      url: commerceUrl,
      headers: {
        [requestHeaders.locale]: market.name,
        [requestHeaders.store]: market.code,
        [requestHeaders.currency]: visitor.currency,
        [ownRequestHeaders.vatDisplay]: visitor.vatDisplay,
        [ownRequestHeaders.device]: request.device,
        'x-request-id': request.requestId,
        'user-agent': userAgent.slice(0, longestUserAgent),
        ...(request.clientAddress ? { 'x-forwarded-for': request.clientAddress } : {}),
        ...(visitor.customer ? { [requestHeaders.authorization]: `Bearer ${visitor.customer.token}` } : {}),
      },
      signal,
      waiting,
      onFailedTry: ({ reason, ...details }) =>
        log.warn({ ...details, err: reason }, 'The commerce API did not answer'),
    });
    return {
      query: (operation, variables) => client.query(operation, variables).catch(unavailable),
      mutate: (operation, variables) => client.mutate(operation, variables).catch(unavailable),
      upload: (path, bytes) => client.upload(path, bytes).catch(unavailable),
    };
  };
  const shopFor = (visitor: Visitor): ShopRequest => ({
    ...request,
    visitor,
    content,
    ownTexts,
    contentImagesUrl: imagesUrl,
    commerce: commerceFor(visitor),
    signedInWith: (token) => shopFor({ ...visitor, customer: { token }, hasExpiredSession: false }),
  });
  const context = new RouterContextProvider();
  context.set(shopContext, shopFor(guest));
  if (customerToken) {
    context.set(claimedSession, {
      asCustomer: shopFor({ ...guest, customer: { token: customerToken } }),
      asGuest: shopFor({ ...guest, hasExpiredSession: true }),
    });
  }
  return context;
}
