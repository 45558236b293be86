import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadWithdrawal } from '../../features/orders/withdrawal/load-withdrawal.ts';
import { WithdrawScreen } from '../../features/orders/withdrawal/WithdrawScreen.tsx';
import { withdraw } from '../../features/orders/withdrawal/withdraw.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadWithdrawal(context.get(shopContext), url.searchParams);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return withdraw(context.get(shopContext), await formDataOf(request));
}

export default function Withdraw() {
  return <WithdrawScreen {...useLoaderData<typeof loader>()} />;
}
