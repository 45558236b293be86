import { Notice } from '@bowline/ui/components';
import { useTranslate } from '../i18n/I18nProvider.tsx';

/** Specification 8: in the cart there is something to go on with, anywhere else the session alone is over. */
export default function SessionNotice({ inCart = false }: { inCart?: boolean }) {
  const t = useTranslate();
  return (
    <div className="page-width pt-6">
      <Notice tone="warning">{t(inCart ? 'cart.news.signedOut' : 'session.expired')}</Notice>
    </div>
  );
}
