import { Notice } from '@bowline/ui/components';
import { useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { accountNews, newsParameter } from './account-news.ts';

/** What has just been done, told by the address that a form led to. */
export function AccountNews() {
  const t = useTranslate();
  const told = useSearchParams()[0].get(newsParameter);
  const news = accountNews.find((known) => known === told);
  return news ? <Notice tone="success">{t(`account.news.${news}`)}</Notice> : null;
}
