import { Link, Notice } from '@bowline/ui/components';
import { useLocation } from 'react-router';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import { loginPath } from '../routing/login-path.ts';

/** Specification 8: in the cart there is something to go on with, anywhere else the session alone is over. */
export default function SessionNotice({ inCart = false }: { inCart?: boolean }) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const isAtLogin = pathname.startsWith('/customer/account/login');
  return (
    <div className="page-width pt-6">
      <Notice
        tone="warning"
        action={
          !isAtLogin && (
            <Link href={loginPath(pathname + search)} className="text-link-style">
              {t('screens.login')}
            </Link>
          )
        }
      >
        {t(inCart ? 'cart.news.signedOut' : 'session.expired')}
      </Notice>
    </div>
  );
}
