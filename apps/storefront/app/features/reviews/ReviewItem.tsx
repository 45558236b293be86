import { formatDate, shop } from '@bowline/markets';
import { Badge, Button, Icon, SelectField } from '@bowline/ui/components';
import { Form, useSearchParams } from 'react-router';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { reportIntent, reportReasons, unvoteIntent, voteIntent } from './judgements.ts';
import { Rating } from './Rating.tsx';
import { ReviewPictures } from './ReviewPictures.tsx';
import { votedReviewParameter } from './review-question.ts';
import type { ReviewView } from './review-view.ts';

/** One review as everybody sees it. What was typed is text and nothing else. */
export function ReviewItem({ review }: { review: ReviewView }) {
  const t = useTranslate();
  const market = useMarket();
  const { stars, summary, text, nickname, date, language, otherLanguage, answer } = review;
  const spoken = otherLanguage ? { lang: language } : {};
  return (
    <article className="grid gap-2 py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Rating value={stars} size="sm" />
        <h3 className="min-w-0 font-semibold break-words" {...spoken}>
          {summary}
        </h3>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
        <span className="min-w-0 break-words">{nickname}</span>
        <time dateTime={date}>{formatDate(date, market)}</time>
        {review.isVerifiedBuyer && <Badge tone="success">{t('reviews.verified')}</Badge>}
        {review.isDemo && <Badge tone="warning">{t('reviews.demo')}</Badge>}
        {otherLanguage && <span>{t('reviews.writtenIn', { language: otherLanguage })}</span>}
      </p>
      <p className="max-w-reading break-words whitespace-pre-line" {...spoken}>
        {text}
      </p>
      <ReviewPictures pictures={review.pictures} />
      {answer && (
        <div className="max-w-reading rounded-md bg-surface-sunken p-4">
          <p className="text-sm font-semibold">{t('reviews.answer', { brand: shop.brand })}</p>
          <p className="break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <VoteForm review={review} />
        <ReportForm review={review} />
      </div>
    </article>
  );
}

/** Who has just voted can take it back; who did so earlier votes once more, which counts nothing, and gets there too. */
function VoteForm({ review: { id, helpfulCount } }: { review: ReviewView }) {
  const t = useTranslate();
  const hasVoted = useSearchParams()[0].get(votedReviewParameter) === id;
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value={hasVoted ? unvoteIntent : voteIntent} />
      <input type="hidden" name="review" value={id} />
      {hasVoted && (
        <span className="inline-flex items-center gap-1.5 text-sm">
          <Icon name="check" size="sm" />
          {t('reviews.helpful', { count: helpfulCount })}
        </span>
      )}
      <Button type="submit" size="sm" {...(!hasVoted && { icon: 'check' })}>
        {hasVoted ? t('reviews.takeBack') : t('reviews.helpful', { count: helpfulCount })}
      </Button>
    </Form>
  );
}

function ReportForm({ review: { id } }: { review: ReviewView }) {
  const t = useTranslate();
  return (
    <details className="disclosure">
      <summary className="inline-flex min-h-9 items-center gap-1.5 text-sm text-text-muted hover:text-link">
        <Icon name="warning" size="sm" />
        {t('reviews.report.open')}
      </summary>
      <Form method="post" preventScrollReset className="grid justify-items-start gap-3 py-3">
        <input type="hidden" name="intent" value={reportIntent} />
        <input type="hidden" name="review" value={id} />
        <SelectField
          id={`report-${id.replaceAll('=', '')}`}
          name="reason"
          label={t('reviews.report.reason')}
          options={reportReasons.map((value) => ({ value, label: t(`reviews.report.reasons.${value}`) }))}
        />
        <Button type="submit" size="sm">
          {t('reviews.report.send')}
        </Button>
      </Form>
    </details>
  );
}
