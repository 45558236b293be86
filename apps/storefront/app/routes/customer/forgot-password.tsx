import type { ActionFunctionArgs } from 'react-router';
import { ForgotPasswordScreen } from '../../features/account/sign-in/ForgotPasswordScreen.tsx';
import { requestPasswordReset } from '../../features/account/sign-in/sign-in.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export async function action({ context, request }: ActionFunctionArgs) {
  return requestPasswordReset(context.get(shopContext), await formDataOf(request));
}

export default ForgotPasswordScreen;
