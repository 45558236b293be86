import { shop } from '@bowline/markets';
import { ButtonLink, Disclosure, Notice, Pagination } from '@bowline/ui/components';
import { useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { RatingSummary } from './RatingSummary.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewOrders } from './ReviewOrders.tsx';
import { reviewNews, reviewNewsParameter, reviewsHref } from './review-question.ts';
import type { ReviewsView } from './review-view.ts';
import { writePath } from './write-path.ts';

interface ReviewsProps {
  readonly reviews: ReviewsView;
  readonly sku: string;
  /** Of the product's page. */
  readonly path: string;
}

/** All there is to read about a product, and the way to write. */
export function Reviews({ reviews, sku, path }: ReviewsProps) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const { count, items, page, pages, order } = reviews;
  return (
    <div className="grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12">
      <div className="grid content-start gap-5">
        {count > 0 && <RatingSummary reviews={reviews} />}
        <div className="grid justify-items-start gap-3">
          {count === 0 && <p>{t('product.noReviews')}</p>}
          <p>{t('reviews.invite')}</p>
          <ButtonLink href={writePath(sku)} icon="star">
            {t('reviews.write')}
          </ButtonLink>
        </div>
        <Disclosure summary={t('reviews.checked.title')} className="border-y border-border">
          <p className="max-w-reading text-sm">{t('reviews.checked.text', { brand: shop.brand })}</p>
        </Disclosure>
      </div>
      <div className="grid content-start gap-4">
        <ReviewNews />
        {items.some(({ isDemo }) => isDemo) && <Notice tone="info">{t('reviews.demoNote')}</Notice>}
        {count > 1 && <ReviewOrders order={order} path={path} />}
        <ul className="divide-y divide-border">
          {items.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
        <Pagination
          label={t('reviews.pages')}
          current={page}
          total={pages}
          hrefOf={(number) => reviewsHref(path, search, { order, page: number })}
          previousLabel={t('pagination.previous')}
          nextLabel={t('pagination.next')}
          pageLabel={(number) => t('pagination.page', { page: number })}
        />
      </div>
    </div>
  );
}

/** What became of a vote or a report. */
function ReviewNews() {
  const t = useTranslate();
  const told = useSearchParams()[0].get(reviewNewsParameter);
  const news = reviewNews.find((known) => known === told);
  if (!news) return null;
  return <Notice tone={news === 'refused' ? 'error' : 'success'}>{t(`reviews.news.${news}`)}</Notice>;
}
