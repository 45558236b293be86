import { Link, Notice } from '@bowline/ui/components';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { accountNewsIn } from '../account-news.ts';

/** Tells a guest what became of the account, and where to sign in to one there is. */
export function AccountNotice() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const news = accountNewsIn(useSearchParams()[0]);
  if (!news) return null;
  const signIn = (
    <Link href={`/customer/account/login?return=${pathname}`} className="text-link-style">
      {t('screens.login')}
    </Link>
  );
  return (
    <Notice tone={news === 'made' ? 'success' : 'info'} action={news === 'taken' ? signIn : undefined}>
      {t(`checkout.account.${news}`)}
    </Notice>
  );
}
