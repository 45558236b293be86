import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadPasswordRules } from '../../features/account/password-rules.ts';
import { leadCustomersOn } from '../../features/account/sign-in/lead-customers-on.ts';
import { RegisterScreen } from '../../features/account/sign-in/RegisterScreen.tsx';
import { register } from '../../features/account/sign-in/sign-in.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  leadCustomersOn(shop, url.searchParams);
  return { rules: await loadPasswordRules(shop) };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  return register(context.get(shopContext), await formDataOf(request), url.searchParams);
}

export default function Register() {
  return <RegisterScreen {...useLoaderData<typeof loader>()} />;
}
