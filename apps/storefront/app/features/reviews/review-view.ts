import type { Market } from '@bowline/markets';
import type { ReviewedProductFragment, ReviewFactsFragment } from '../../generated/operations.ts';
import { type ReviewOrder, reviewOrderIn, reviewPageIn } from './review-question.ts';

export interface ReviewView {
  readonly id: string;
  readonly stars: number;
  readonly summary: string;
  readonly text: string;
  readonly nickname: string;
  /** `2026-12-31`. */
  readonly date: string;
  readonly isVerifiedBuyer: boolean;
  readonly isDemo: boolean;
  readonly language: string;
  /** What the language is called, where it is not the page's own. */
  readonly otherLanguage?: string;
  readonly helpfulCount: number;
  readonly answer?: string;
  readonly pictures: readonly PictureView[];
}

export interface PictureView {
  readonly id: string;
  readonly large: string;
  readonly small: string;
}

export interface PictureOnWire {
  readonly id: string;
  readonly url: string;
  readonly thumbnail_url: string;
}

export function toPictureViews(pictures: readonly (PictureOnWire | null)[]): PictureView[] {
  return pictures.flatMap((picture) => (picture ? [toPictureView(picture)] : []));
}

/** At the shop's own origin, wherever the service says it is. */
export function toPictureView(picture: PictureOnWire): PictureView {
  const pathOf = (address: string) => new URL(address).pathname;
  return { id: picture.id, large: pathOf(picture.url), small: pathOf(picture.thumbnail_url) };
}

export interface ReviewsView {
  readonly count: number;
  /** Of stars; 0 where there is no review. */
  readonly average: number;
  /** From five stars down. */
  readonly counts: readonly { readonly stars: number; readonly count: number }[];
  /** What customers wrote, without what came with the demo shop: all that search engines are told. */
  readonly real: { readonly count: number; readonly average: number };
  readonly items: readonly ReviewView[];
  readonly order: ReviewOrder;
  readonly page: number;
  readonly pages: number;
}

export function toReviewView(review: ReviewFactsFragment, { language, name }: Market): ReviewView {
  const isForeign = review.language !== language;
  const languageNames = new Intl.DisplayNames(name, { type: 'language' });
  return {
    id: review.id,
    stars: review.stars,
    summary: review.summary,
    text: review.text,
    nickname: review.nickname,
    date: review.created_at.slice(0, 10),
    isVerifiedBuyer: review.is_verified_buyer,
    isDemo: review.is_demo,
    language: review.language,
    ...(isForeign && { otherLanguage: languageNames.of(review.language) ?? review.language }),
    helpfulCount: review.helpful_count,
    pictures: toPictureViews(review.pictures),
    ...(review.answer && { answer: review.answer.text }),
  };
}

export function toReviewsView(
  { reviews }: ReviewedProductFragment,
  market: Market,
  search: URLSearchParams,
): ReviewsView {
  const counts = reviews.rating_counts.flatMap((row) => row ?? []);
  const all = sumUp(counts);
  const real = sumUp(counts.map(({ stars, count, demo_count: demo }) => ({ stars, count: count - demo })));
  return {
    ...all,
    counts: counts.map(({ stars, count }) => ({ stars, count })),
    real,
    items: reviews.items.flatMap((review) => (review ? [toReviewView(review, market)] : [])),
    order: reviewOrderIn(search),
    page: reviewPageIn(search),
    pages: reviews.page_info.total_pages ?? 0,
  };
}

function sumUp(counts: readonly { readonly stars: number; readonly count: number }[]) {
  const count = counts.reduce((sum, row) => sum + row.count, 0);
  const stars = counts.reduce((sum, row) => sum + row.stars * row.count, 0);
  return { count, average: count === 0 ? 0 : stars / count };
}
