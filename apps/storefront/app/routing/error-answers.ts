import { data } from 'react-router';

/** What the error page says of an error (specification 2.7). */
export interface ErrorDetails {
  readonly message: string;
}

export interface NotFoundDetails extends ErrorDetails {
  /** True when the backend was asked already and knows nothing at this path. */
  readonly wasLookedUp: boolean;
  /** Products that many like, for who came in vain. */
  readonly favourites?: readonly unknown[];
}

export function pageNotFound(found: Omit<NotFoundDetails, 'message'>) {
  const details: NotFoundDetails = { message: 'Page not found', ...found };
  return data(details, { status: 404, statusText: 'Not Found' });
}

/**
 * What cannot be fetched now will be there later: visitors and search engines come back instead of forgetting the page. The
 * reason is for whoever builds the shop; visitors never get it.
 */
export function serviceUnavailable(reason: string | undefined) {
  const message = 'Service Unavailable';
  const details: ErrorDetails = { message, ...(reason !== undefined && { reason }) };
  return data(details, { status: 503, statusText: message });
}
