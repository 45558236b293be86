import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NotificationsScreen } from '../../features/account/area/NotificationsScreen.tsx';
import { changeNotifications, loadNotifications } from '../../features/account/area/notifications.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadNotifications(context.get(shopContext));
}

export async function action({ context, request }: ActionFunctionArgs) {
  return changeNotifications(context.get(shopContext), await formDataOf(request));
}

export default function Notifications() {
  return <NotificationsScreen {...useLoaderData<typeof loader>()} />;
}
