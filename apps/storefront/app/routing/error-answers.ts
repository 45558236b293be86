import { data } from 'react-router';

export interface NotFoundDetails {
  readonly message: string;
  /** True when the backend was asked already and knows nothing at this path. */
  readonly wasLookedUp: boolean;
}

export function pageNotFound({ wasLookedUp }: { wasLookedUp: boolean }) {
  const details: NotFoundDetails = { message: 'Page not found', wasLookedUp };
  return data(details, { status: 404, statusText: 'Not Found' });
}

/** What cannot be fetched now will be there later: visitors and search engines come back instead of forgetting the page. */
export function serviceUnavailable(reason: string) {
  return data(reason, { status: 503, statusText: 'Service Unavailable' });
}
