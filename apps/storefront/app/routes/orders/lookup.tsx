import type { ActionFunctionArgs } from 'react-router';
import { findOrder } from '../../features/orders/find-order.ts';
import { LookupScreen } from '../../features/orders/LookupScreen.tsx';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export async function action({ context, request }: ActionFunctionArgs) {
  return findOrder(context.get(shopContext), await formDataOf(request));
}

export default LookupScreen;
