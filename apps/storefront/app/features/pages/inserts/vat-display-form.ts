import { ownCookieNames, vatDisplays } from '@bowline/markets';
import { data, redirect } from 'react-router';
import { choiceCookie } from '../../../visitor/cookies.ts';

export const vatDisplayIntent = 'vat-display';
export const vatDisplayField = 'display';

/** Remembers how the visitor wants to see prices, and shows the page again. */
export function rememberVatDisplay(form: FormData, { path, url }: { path: string; url: URL }) {
  const display = vatDisplays.find((known) => known === form.get(vatDisplayField));
  if (!display) throw data('There is no such price display.', { status: 400 });
  const headers = {
    'set-cookie': choiceCookie(ownCookieNames.vatDisplay, display, url),
    'cache-control': 'private, no-store',
  };
  return redirect(path, { status: 303, headers });
}
