import { useHref } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { useShopWords } from '../../i18n/use-shop-words.ts';

/** Tells readers of feeds where this one is. React moves it to the head. */
export function FeedLink() {
  const t = useTranslate();
  const words = useShopWords();
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={t('blog.feedTitle', words)}
      href={useHref('/blog/feed.xml')}
    />
  );
}
