import type { GraphqlAnswer } from './create-test-commerce.ts';

/** The first error of an answer as a client sees it: message, category, HTTP status. */
export function refusalOf({ errors, status }: GraphqlAnswer) {
  const [error] = errors ?? [];
  return error && { message: error.message, category: error.extensions?.category, status };
}
