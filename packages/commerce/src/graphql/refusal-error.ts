import type { Result } from '@bowline/kit';
import type { CommerceRefusal } from './refusals.ts';

/** How a refusal leaves a resolver; the GraphQL edge turns it into a message and a category. */
export class RefusalError extends Error {
  readonly refusal: CommerceRefusal;

  constructor(refusal: CommerceRefusal) {
    super(refusal.code);
    this.name = 'RefusalError';
    this.refusal = refusal;
  }
}

/** For resolvers only: services and rules hand results on. */
export function valueOrRefusal<T>(result: Result<T, CommerceRefusal>): T {
  if (result.ok) return result.value;
  throw new RefusalError(result.refusal);
}
