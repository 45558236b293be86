import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ConsentSettingsScreen } from '../features/consent/ConsentSettingsScreen.tsx';
import { loadConsentSettings, saveConsentSettings } from '../features/consent/consent-settings.ts';
import { shopContext } from '../shop-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadConsentSettings(context.get(shopContext));
}

export function action({ context, request }: ActionFunctionArgs) {
  return saveConsentSettings(context.get(shopContext), request);
}

/** One visitor's own: nothing between the shop and the browser keeps it. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export default function Cookies() {
  return <ConsentSettingsScreen settings={useLoaderData<typeof loader>()} />;
}
