import {
  data,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  useLoaderData,
  useLocation,
} from 'react-router';
import { keepForm, takeKeptForm } from '../../features/account/area/kept-form.ts';
import { KeptFormContext } from '../../forms/use-shop-form.ts';
import { requireCustomer } from '../../routing/require-customer.ts';
import { shopContext } from '../../shop-context.ts';
import SessionNotice from '../../visitor/SessionNotice.tsx';
import { sessionHeaders } from '../../visitor/session.ts';

/** Who sent a form and is led to sign in finds it filled in on coming back. */
const requireCustomerAndKeepForm: MiddlewareFunction<Response> = async (args, next) => {
  try {
    await requireCustomer(args, next);
  } catch (answer) {
    const { context, request, url } = args;
    if (answer instanceof Response && request.method === 'POST') {
      const { basename } = context.get(shopContext);
      const cookie = await keepForm(request, url.pathname.slice(basename.length), url);
      if (cookie) answer.headers.append('set-cookie', cookie);
    }
    throw answer;
  }
};

export const middleware = [requireCustomerAndKeepForm];

export function loader({ context, request, url }: LoaderFunctionArgs) {
  const { visitor, basename } = context.get(shopContext);
  const { hasExpiredSession } = visitor;
  const path = url.pathname.slice(basename.length);
  const { kept, cookie } = visitor.customer ? takeKeptForm(request, path) : {};
  const headers = sessionHeaders(hasExpiredSession);
  if (cookie) headers.append('set-cookie', cookie);
  return data({ hasExpiredSession, kept, path }, { headers });
}

/** One visitor's own: nothing between the shop and the browser keeps it. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export default function CustomerArea() {
  const { hasExpiredSession, kept, path } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <KeptFormContext value={pathname === path ? kept : undefined}>
      {hasExpiredSession && <SessionNotice />}
      <Outlet />
    </KeptFormContext>
  );
}
