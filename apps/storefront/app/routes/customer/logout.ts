import { type ActionFunctionArgs, redirect } from 'react-router';
import { accountPath, signOut } from '../../features/account/sign-in/sign-in.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

/** A link signs nobody out: any other site could have written it. */
export function loader() {
  return redirect(accountPath);
}

export async function action({ context, request }: ActionFunctionArgs) {
  await formDataOf(request);
  return signOut(context.get(shopContext));
}
