import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadOverview } from '../../features/account/area/load-overview.ts';
import { OverviewScreen } from '../../features/account/area/OverviewScreen.tsx';
import { resendConfirmation } from '../../features/account/sign-in/confirm-email.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadOverview(context.get(shopContext));
}

export async function action({ context, request }: ActionFunctionArgs) {
  return resendConfirmation(context.get(shopContext), await formDataOf(request));
}

export default function Overview() {
  return <OverviewScreen {...useLoaderData<typeof loader>()} />;
}
