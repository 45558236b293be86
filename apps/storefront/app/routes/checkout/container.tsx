import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router';
import { shopContext } from '../../shop-context.ts';
import SessionNotice from '../../visitor/SessionNotice.tsx';
import { tellOfSession } from '../../visitor/session.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return tellOfSession(context.get(shopContext));
}

/** Cart and checkout are one visitor's own: nothing between the shop and the browser keeps them. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export default function CheckoutContainer() {
  const { hasExpiredSession } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <>
      {hasExpiredSession && <SessionNotice inCart={/\/checkout(?:\/cart)?$/.test(pathname)} />}
      <Outlet />
    </>
  );
}
