import { Badge, Button, ButtonLink, Disclosure, EmptyState, Stars } from '@bowline/ui/components';
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { formDataOf, settle, unknownForm } from '../../forms/form-actions.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import {
  AnswerReviewMutation,
  ApproveReviewMutation,
  RejectReviewMutation,
  ReviewsToModerateQuery,
} from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { ChoiceLinks } from '../../parts/ChoiceLinks.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';

const kinds = ['pending', 'reported', 'approved', 'rejected'] as const;
const longestAnswer = 2_000;

const kindIn = ({ searchParams }: URL) =>
  kinds.find((known) => known === searchParams.get('which')) ?? 'pending';

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const which = kindIn(url);
  const after = /^\d{1,9}$/.exec(url.searchParams.get('after') ?? '')?.[0];
  const { reviewsToModerate } = await client.ask(ReviewsToModerateQuery, {
    which,
    after: after ? Number(after) : null,
  });
  return {
    which,
    hasMore: reviewsToModerate.hasMore,
    reviews: reviewsToModerate.reviews.filter((review) => review !== null),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { client, url } = deskOf(args);
  const sent = await formDataOf(args.request);
  const id = Number(/^\d{1,9}$/.exec(String(sent.get('review')))?.[0] ?? 0);
  const path = `/reviews?which=${kindIn(url)}`;
  const intent = sent.get('intent');
  if (intent === 'approve') return settle(await client.change(ApproveReviewMutation, { id }), path);
  if (intent === 'reject') return settle(await client.change(RejectReviewMutation, { id }), path);
  if (intent !== 'answer') throw unknownForm();
  const text = String(sent.get('text') ?? '').slice(0, longestAnswer + 1);
  return settle(await client.change(AnswerReviewMutation, { id, text: text || null }), path);
}

export default function Reviews() {
  const t = useTranslate();
  const { which, reviews, hasMore } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('reviews.title')} />
      <div className="grid gap-4">
        <RefusalNotice />
        <ChoiceLinks
          label={t('reviews.title')}
          choices={kinds.map((kind) => ({
            href: `/reviews?which=${kind}`,
            text: t(`reviews.kinds.${kind}`),
            isChosen: kind === which,
          }))}
        />
        {reviews.length === 0 && <EmptyState title={t('reviews.none')} />}
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
        {hasMore && (
          <p>
            <ButtonLink href={`/reviews?which=${which}&after=${reviews.at(-1)?.id}`} size="sm">
              {t('reviews.more')}
            </ButtonLink>
          </p>
        )}
      </div>
    </>
  );
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>['reviews'][number];

function Review({ review }: { readonly review: Shown }) {
  const t = useTranslate();
  const may = useMay();
  const { exactMoment } = useFormats();
  return (
    <Panel title={`${review.summary} · ${review.sku}`}>
      <div className="grid gap-3 text-sm">
        <p className="flex flex-wrap items-center gap-2 text-text-muted">
          <Stars value={review.stars} label={t('reviews.stars', { stars: review.stars })} />
          {review.nickname} · {review.locale} · {exactMoment(review.createdAt)}
          {review.isVerified && <Badge tone="success">{t('reviews.verified')}</Badge>}
          {review.reports > 0 && (
            <Badge tone="error">{t('reviews.reports', { reports: review.reports })}</Badge>
          )}
        </p>
        <p className="whitespace-pre-line">{review.text}</p>
        {review.pictures.map(
          (url) =>
            url && (
              <a key={url} href={url} className="text-link-style break-all">
                {url}
              </a>
            ),
        )}
        {review.answer && <blockquote className="border-s-2 border-border ps-3">{review.answer}</blockquote>}
        {may('approveReview') && (
          <>
            <Form method="post" className="flex gap-2">
              <input type="hidden" name="review" value={review.id} />
              {review.status !== 'approved' && (
                <Button type="submit" name="intent" value="approve" size="sm" variant="primary">
                  {t('reviews.approve')}
                </Button>
              )}
              {review.status !== 'rejected' && (
                <Button type="submit" name="intent" value="reject" size="sm">
                  {t('reviews.reject')}
                </Button>
              )}
            </Form>
            <Disclosure summary={t('reviews.answer')}>
              <Form method="post" className="grid gap-2 py-2">
                <input type="hidden" name="review" value={review.id} />
                <textarea
                  name="text"
                  rows={3}
                  maxLength={longestAnswer}
                  defaultValue={review.answer ?? ''}
                  aria-label={t('reviews.answer')}
                  className="control"
                />
                <div>
                  <Button type="submit" name="intent" value="answer" size="sm">
                    {t('shell.save')}
                  </Button>
                </div>
              </Form>
            </Disclosure>
          </>
        )}
      </div>
    </Panel>
  );
}
