import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changeSecurity } from '../../features/account/area/change-account.ts';
import { loadSecurity } from '../../features/account/area/load-security.ts';
import { SecurityScreen } from '../../features/account/area/SecurityScreen.tsx';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadSecurity(context.get(shopContext));
}

export async function action({ context, request }: ActionFunctionArgs) {
  return changeSecurity(context.get(shopContext), await formDataOf(request));
}

export default function Security() {
  return <SecurityScreen {...useLoaderData<typeof loader>()} />;
}
