import { ownPath } from '@bowline/kit';

/** Where somebody wanted to go before signing in, if it is a page of the desk. */
export function ownTarget(wished: string | null): string {
  const path = wished === null ? null : ownPath(wished);
  return path !== null && path !== '/' && !path.startsWith('/sign-in') ? path : '/today';
}
