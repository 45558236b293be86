import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ConfirmEmailScreen } from '../../features/account/sign-in/ConfirmEmailScreen.tsx';
import { confirmEmail } from '../../features/account/sign-in/confirm-email.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export function loader({ url: { searchParams } }: LoaderFunctionArgs) {
  const email = searchParams.get('email') ?? '';
  return { email, isComplete: Boolean(email && searchParams.get('key')) };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  return confirmEmail(context.get(shopContext), await formDataOf(request), url.searchParams);
}

export default function ConfirmEmail() {
  return <ConfirmEmailScreen {...useLoaderData<typeof loader>()} />;
}
