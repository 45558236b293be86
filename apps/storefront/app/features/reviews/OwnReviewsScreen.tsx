import { formatDate } from '@bowline/markets';
import { Badge, type BadgeTone, ButtonLink, EmptyState, Link, Notice } from '@bowline/ui/components';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { AccountFrame } from '../account/area/AccountFrame.tsx';
import { PagesOfList } from '../frame/PagesOfList.tsx';
import { type OwnReviewsView, ownReviewsPath, withdrawForm } from './own-reviews.ts';
import { Rating } from './Rating.tsx';
import { ReviewPictures } from './ReviewPictures.tsx';
import { writePath } from './write-path.ts';

export function OwnReviewsScreen({ reviews, page, pages }: OwnReviewsView) {
  const t = useTranslate();
  const form = useShopForm(withdrawForm);
  return (
    <AccountFrame title={t('screens.reviews')}>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      {reviews.length === 0 ? (
        <EmptyState
          icon="star"
          title={t('reviews.own.empty')}
          action={<ButtonLink href="/customer/orders">{t('screens.orders')}</ButtonLink>}
        >
          {t('reviews.own.emptyText')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-border rounded-lg border border-border">
          {reviews.map((review) => (
            <li key={review.id}>
              <OwnReview review={review} />
            </li>
          ))}
        </ul>
      )}
      <PagesOfList path={ownReviewsPath} page={page} pages={pages} />
    </AccountFrame>
  );
}

const tones = { PENDING: 'info', APPROVED: 'success', REJECTED: 'neutral' } as const satisfies Record<
  string,
  BadgeTone
>;

function OwnReview({ review }: { review: OwnReviewsView['reviews'][number] }) {
  const t = useTranslate();
  const market = useMarket();
  const { product, status, summary, text, stars, date } = review;
  return (
    <article className="grid gap-2 p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link href={product.path} className="text-link-style font-semibold">
          {product.name}
        </Link>
        <Badge tone={tones[status]}>{t(`reviews.own.status.${status}`)}</Badge>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-text-muted">
        <Rating value={stars} size="sm" />
        <time dateTime={date}>{formatDate(date, market)}</time>
      </p>
      <h2 className="font-semibold break-words">{summary}</h2>
      <p className="max-w-reading break-words whitespace-pre-line">{text}</p>
      <ReviewPictures pictures={review.pictures} />
      {status === 'REJECTED' && <p className="text-sm text-text-muted">{t('reviews.own.rejected')}</p>}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <Link href={writePath(product.sku)} className="text-link-style inline-flex min-h-9 items-center">
          {t('reviews.own.change')}
        </Link>
        <Withdrawal id={review.id} />
      </div>
    </article>
  );
}

/** Asked once more: what is gone is gone. */
function Withdrawal({ id }: { id: string }) {
  const t = useTranslate();
  const form = useShopForm(withdrawForm);
  return (
    <details className="disclosure">
      <summary className="text-link-style inline-flex min-h-9 items-center">
        {t('reviews.own.withdraw')}
      </summary>
      <ShopForm form={form} className="grid gap-3 py-2">
        <input type="hidden" name="review" value={id} />
        <p>{t('reviews.own.withdrawAsk')}</p>
        <SubmitButton form={form} variant="secondary">
          {t('reviews.own.withdrawYes')}
        </SubmitButton>
      </ShopForm>
    </details>
  );
}
