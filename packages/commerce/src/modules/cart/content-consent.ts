import { textsOf } from '#texts';
import type { ContentConsent } from '#wire';
import type { CartContext } from './context.ts';
import type { Cart } from './model.ts';

/** Of the words in `texts` (checkout rule 37): another one when they say something else. */
export const contentConsentVersion = '2026-11-17';

/** Rule 29. */
export function contentConsentOf({ lines }: Cart, { store }: CartContext): ContentConsent | null {
  const hasContent = lines.some(({ thing }) => thing?.kind === 'virtual');
  return hasContent
    ? { version: contentConsentVersion, text: textsOf('cart', store.locale).contentConsent }
    : null;
}
