import { pageIdBySlug, staticPagePath } from '@bowline/markets';
import { useLocation } from 'react-router';
import { ScreenFrame } from '../features/frame/ScreenFrame.tsx';
import { useMarket, useTranslate } from '../i18n/I18nProvider.tsx';
import { useShopWords } from '../i18n/use-shop-words.ts';
import { everyLocale } from '../seo/every-locale.ts';

/** One module for all static content pages (specification 2.3): the path tells which one it is. */
export default function ContentPage() {
  const t = useTranslate();
  const words = useShopWords();
  const market = useMarket();
  const { pathname } = useLocation();
  const page = pageIdBySlug(market.name, decodeURI(pathname).slice(1));
  if (!page) throw new Error(`No static page has the path ${pathname}`);
  return (
    <ScreenFrame
      title={t(`pages.${page}`, words)}
      paths={everyLocale((locale) => staticPagePath(page, locale))}
    />
  );
}
