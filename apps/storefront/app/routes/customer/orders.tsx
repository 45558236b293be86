import { ScreenFrame } from '../../features/frame/ScreenFrame.tsx';
import { useTranslate } from '../../i18n/I18nProvider.tsx';

export default function CustomerOrders() {
  const t = useTranslate();
  return <ScreenFrame title={t('screens.orders')} />;
}
