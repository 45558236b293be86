import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { requireCustomer } from '../../routing/require-customer.ts';
import { shopContext } from '../../shop-context.ts';
import SessionNotice from '../../visitor/SessionNotice.tsx';
import { tellOfSession } from '../../visitor/session.ts';

export const middleware = [requireCustomer];

export function loader({ context }: LoaderFunctionArgs) {
  return tellOfSession(context.get(shopContext));
}

/** One visitor's own: nothing between the shop and the browser keeps it. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export default function CustomerArea() {
  const { hasExpiredSession } = useLoaderData<typeof loader>();
  return (
    <>
      {hasExpiredSession && <SessionNotice />}
      <Outlet />
    </>
  );
}
