import { type ActionFunctionArgs, data } from 'react-router';
import { findOrder } from '../../features/orders/find-order.ts';
import { LookupScreen } from '../../features/orders/LookupScreen.tsx';
import { shopContext } from '../../shop-context.ts';

export async function action({ context, request }: ActionFunctionArgs) {
  const form = request.method === 'POST' ? await request.formData().catch(() => undefined) : undefined;
  if (!form) throw data('This form is not known.', { status: 405 });
  return findOrder(context.get(shopContext), form);
}

export default LookupScreen;
