import { validateRoute } from '../../routing/validate-route.ts';

const mostPages = 10_000;

/** Which page of a list an address names; what is no page is not found. */
export function pageAsked(search: URLSearchParams): number {
  const asked = Number(search.get('page') ?? 1);
  validateRoute(Number.isInteger(asked) && asked >= 1 && asked <= mostPages);
  return asked;
}
