import { pageNotFound } from './error-answers.ts';

/**
 * A route's own check of its parameters: when it fails, a 404 is shown (specification 2.8). It stands at the beginning of a
 * loader: what middleware throws comes before the frame of the page, and the visitor would be without header and footer.
 */
export function validateRoute(isValid: boolean): void {
  if (!isValid) throw pageNotFound({ wasLookedUp: false });
}
