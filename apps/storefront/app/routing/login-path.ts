import { ownPath } from '@bowline/kit';

/** Where a guest signs in, to be led back to where they were. */
export function loginPath(returnTo: string): string {
  return `/customer/account/login?${returnQuery(returnTo)}`;
}

function returnQuery(path: string): string {
  return `return=${encodeURIComponent(path)}`;
}

const longestPath = 2_000;

/** Where `?return=` leads, if it is a page of the shop that is worth coming back to. */
export function returnPathIn(search: URLSearchParams): string | undefined {
  const asked = search.get('return') ?? '';
  const path = asked.length > longestPath ? null : ownPath(asked);
  return path === null || /^\/(customer\/account\/(login|create|logout)|api)(?![\w-])/i.test(path)
    ? undefined
    : path;
}

/** The same question for another page on the way. */
export function keepReturn(path: string, search: URLSearchParams): string {
  const returnTo = returnPathIn(search);
  return returnTo ? `${path}?${returnQuery(returnTo)}` : path;
}
