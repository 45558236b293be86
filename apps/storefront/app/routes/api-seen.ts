import { type ActionFunctionArgs, data } from 'react-router';
import { isCsrfProtected } from '../data/csrf-token.server.ts';
import { loadSeen } from '../features/seen/load-seen.ts';
import { formDataOf } from '../forms/form-actions.ts';
import { shopContext } from '../shop-context.ts';

/** Takes what the device has seen and answers what it stands for now, for the list below a product. */
export async function action({ context, request }: ActionFunctionArgs) {
  const shop = context.get(shopContext);
  if (!isCsrfProtected(shop, request)) throw data('The token of the page is missing.', { status: 403 });
  const answer = await loadSeen(shop, await formDataOf(request));
  return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } });
}
