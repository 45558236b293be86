import { ScreenFrame } from '../features/frame/ScreenFrame.tsx';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import { everyLocale } from '../seo/every-locale.ts';

export default function Stores() {
  const t = useTranslate();
  return <ScreenFrame title={t('screens.stores')} paths={everyLocale(() => '/stores')} />;
}
