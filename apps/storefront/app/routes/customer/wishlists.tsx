import { ScreenFrame } from '../../features/frame/ScreenFrame.tsx';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { requireCustomer } from '../../routing/require-customer.ts';

export const middleware = [requireCustomer];

export default function CustomerWishlists() {
  const t = useTranslate();
  return <ScreenFrame title={t('screens.wishlists')} />;
}
