import { redirect } from 'react-router';

/**
 * The first page has an address of its own: what a browser fetches for `/` lies beside the prefix, not below it, and is asked for
 * without the cookie of the session.
 */
export function loader(): never {
  throw redirect('/today');
}
