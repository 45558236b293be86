import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { LoginScreen } from '../../features/account/sign-in/LoginScreen.tsx';
import { leadCustomersOn } from '../../features/account/sign-in/lead-customers-on.ts';
import { signIn } from '../../features/account/sign-in/sign-in.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  leadCustomersOn(context.get(shopContext), url.searchParams);
  return null;
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  return signIn(context.get(shopContext), await formDataOf(request), url.searchParams);
}

export default LoginScreen;
