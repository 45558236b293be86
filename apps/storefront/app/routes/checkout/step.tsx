import { useMatches } from 'react-router';
import { ScreenFrame } from '../../features/frame/ScreenFrame.tsx';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { MessageKey } from '../../i18n/message-key.ts';
import { routeName } from '../../localised-route-id.ts';

const titles: Readonly<Record<string, MessageKey>> = {
  'checkout-customer': 'screens.checkoutCustomer',
  'checkout-shipping': 'screens.checkoutShipping',
  'checkout-billing': 'screens.checkoutBilling',
  'checkout-payment': 'screens.checkoutPayment',
};

export default function CheckoutStep() {
  const t = useTranslate();
  const name = routeName(useMatches().at(-1)?.id ?? '');
  return <ScreenFrame title={t(titles[name] ?? 'screens.cart')} />;
}
