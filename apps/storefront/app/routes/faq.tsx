import { ScreenFrame } from '../features/frame/ScreenFrame.tsx';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import { validateRoute } from '../routing/validate-route.ts';
import { everyLocale } from '../seo/every-locale.ts';

/** A category is made of words and hyphens; anything else never existed. */
export const middleware = [validateRoute((params) => /^([\p{L}\d-]+(\/|$))*$/u.test(params['*'] ?? ''))];

export default function Faq() {
  const t = useTranslate();
  return <ScreenFrame title={t('screens.faq')} paths={everyLocale(() => '/faq')} />;
}
