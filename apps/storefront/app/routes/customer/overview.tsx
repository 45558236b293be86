import { ScreenFrame } from '../../features/frame/ScreenFrame.tsx';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { requireCustomer } from '../../routing/require-customer.ts';

export const middleware = [requireCustomer];

export default function CustomerOverview() {
  const t = useTranslate();
  return <ScreenFrame title={t('screens.account')} />;
}
