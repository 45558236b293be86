import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadPasswordRules } from '../../features/account/password-rules.ts';
import { openAccount } from '../../features/account/sign-in/open-account.ts';
import { loadStep } from '../../features/checkout/load-steps.ts';
import { saveCustomer } from '../../features/checkout/save-steps.ts';
import { shopContext } from '../../shop-context.ts';
import { waitingPart } from '../../waiting-part.tsx';

const screen = waitingPart(() => import('../../features/checkout/screens/CustomerScreen.tsx'));

export async function loader({ context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const [step, rules] = await Promise.all([loadStep(shop, 'customer'), loadPasswordRules(shop)]);
  return { ...step, rules };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const shop = context.get(shopContext);
  return saveCustomer(shop, request, { rules: await loadPasswordRules(shop), openAccount });
}

export const clientLoader = screen.clientLoader;

export default function CheckoutCustomer() {
  return <screen.Component {...useLoaderData<typeof loader>()} />;
}
