import { ownPath } from '@bowline/kit';
import { redirect, redirectDocument } from 'react-router';
import { pageNotFound } from './error-answers.ts';

/** On a redirect that is meant to leave the shop; it never leaves the server. */
export const leadsElsewhereHeader = 'x-leads-elsewhere';

/** Leads to a path of the shop that was put together from what somebody wrote. One that leads out of it has no page. */
export function redirectTo(path: string, status = 302): Response {
  const own = ownPath(path);
  if (own === null) throw pageNotFound({ wasLookedUp: false });
  return redirect(own, status);
}

/**
 * The same for when somebody signs in or out: the browser loads the page anew, so that nothing it knew of its visitor stays.
 */
export function startAnewAt(path: string, headers: Headers): Response {
  const own = ownPath(path);
  if (own === null) throw pageNotFound({ wasLookedUp: false });
  return redirectDocument(own, { status: 303, headers });
}

/** Leads there by loading the page whole, as if its address had been typed. */
export function loadWhole(path: string): Response {
  return startAnewAt(path, new Headers());
}

/** Leaves the shop, for an address that a service of ours named: the page of a payment, another site that editors chose. */
export function redirectElsewhere(url: string, status = 302): Response {
  return redirectDocument(url, { status, headers: { [leadsElsewhereHeader]: 'yes' } });
}
