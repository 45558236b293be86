import type { MiddlewareFunction, Params } from 'react-router';
import { pageNotFound } from './error-answers.ts';

/** A route's own check of its parameters: when it fails, a 404 is shown (specification 2.8). */
export function validateRoute(isValid: (params: Params) => boolean): MiddlewareFunction<Response> {
  return ({ params }) => {
    if (!isValid(params)) throw pageNotFound({ wasLookedUp: false });
  };
}
