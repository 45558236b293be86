import { ScreenFrame } from '../features/frame/ScreenFrame.tsx';
import { useTranslate } from '../i18n/I18nProvider.tsx';

/** The admin area under its brand-named prefix (specification 2.2). */
export default function Admin() {
  const t = useTranslate();
  return <ScreenFrame title={t('screens.admin')} />;
}
