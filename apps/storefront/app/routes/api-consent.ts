import type { ActionFunctionArgs } from 'react-router';
import { decideConsent } from '../features/consent/decide-consent.ts';
import { formDataOf } from '../forms/form-actions.ts';
import { shopContext } from '../shop-context.ts';

/** Takes a decision from the banner; the page reads it from the cookie. */
export async function action({ context, request }: ActionFunctionArgs) {
  const cookie = await decideConsent(context.get(shopContext), await formDataOf(request));
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (cookie) headers.set('set-cookie', cookie);
  return new Response(null, { status: cookie ? 204 : 503, headers });
}
