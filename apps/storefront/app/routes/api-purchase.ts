import { type ActionFunctionArgs, data } from 'react-router';
import { formDataOf } from '../forms/form-actions.ts';
import { ClaimPurchaseMutation } from '../generated/operations.ts';
import { shopContext } from '../shop-context.ts';

/** What the page after paying may tell of the purchase; nothing when somebody told it before. */
export async function action({ context, request }: ActionFunctionArgs) {
  const token = (await formDataOf(request)).get('token');
  if (typeof token !== 'string' || token.length > 64) throw data('There is no such order.', { status: 400 });
  const { commerce } = context.get(shopContext);
  const purchase = (await commerce.mutate(ClaimPurchaseMutation, { token })).data?.claimPurchase;
  const headers = { 'cache-control': 'private, no-store', 'content-type': 'application/json' };
  return new Response(purchase ?? null, { status: purchase ? 200 : 204, headers });
}
