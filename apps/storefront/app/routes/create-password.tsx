import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadPasswordRules } from '../features/account/password-rules.ts';
import { CreatePasswordScreen } from '../features/account/sign-in/CreatePasswordScreen.tsx';
import { resetPassword } from '../features/account/sign-in/sign-in.ts';
import { formDataOf } from '../forms/form-actions.ts';
import { shopContext } from '../shop-context.ts';

/** The address of the page is a key to an account. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export async function loader({ context, url: { searchParams } }: LoaderFunctionArgs) {
  const rules = await loadPasswordRules(context.get(shopContext));
  const email = (searchParams.get('token') && searchParams.get('email')) || undefined;
  return { rules, email };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  return resetPassword(context.get(shopContext), await formDataOf(request), url.searchParams);
}

export default function CreatePassword() {
  return <CreatePasswordScreen {...useLoaderData<typeof loader>()} />;
}
