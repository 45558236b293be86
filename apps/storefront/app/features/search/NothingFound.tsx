import { ButtonLink, Card, Icon } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { usePagePath } from '../../i18n/use-page-path.ts';
import { useShopWords } from '../../i18n/use-shop-words.ts';
import { ProductSection } from '../catalog/ProductSection.tsx';
import { EditorsNote } from '../messages/EditorsNote.tsx';
import { FoundTexts } from './FoundTexts.tsx';
import type { SearchView } from './load-search.ts';
import PopularSearches from './PopularSearches.tsx';

/** No product fits the question: what to try, where to look, whom to ask. */
export default function NothingFound(
  view: Pick<SearchView, 'trending' | 'popular' | 'popularCategories' | 'pages' | 'posts' | 'questions'>,
) {
  const t = useTranslate();
  const words = useShopWords();
  const pagePath = usePagePath();
  const hasTexts = view.pages.length + view.posts.length + view.questions.length > 0;
  const tips = [t('search.tipSpelling'), t('search.tipFewer'), t('search.tipOther')];
  return (
    <div className="grid grid-cols-1 gap-8">
      <Card tone="sunken" className="grid gap-6 md:grid-cols-[1fr_auto] md:items-end">
        <div className="grid gap-3">
          <h2 className="text-2xl">{t(hasTexts ? 'search.noProducts' : 'search.nothing')}</h2>
          <p className="font-medium">{t('search.tipsTitle')}</p>
          <ul className="grid gap-2">
            {tips.map((tip) => (
              <li key={tip} className="flex gap-3">
                <Icon name="check" className="mt-0.5 text-link" />
                {tip}
              </li>
            ))}
          </ul>
          <EditorsNote place="nothingFound" className="text-text-muted" />
        </div>
        <div className="grid justify-items-start gap-3 md:max-w-xs">
          <p>{t('search.askUs')}</p>
          <ButtonLink href={pagePath('contact')} icon="mail">
            {t('pages.contact', words)}
          </ButtonLink>
        </div>
      </Card>
      <FoundTexts {...view} />
      <ProductSection title={t('search.trending')} products={view.trending} />
      <PopularSearches {...view} />
    </div>
  );
}
