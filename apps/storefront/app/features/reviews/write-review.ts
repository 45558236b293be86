import { fields } from '@bowline/ui/forms';
import { data, redirect } from 'react-router';
import { dataOf } from '../../data/data-of.ts';
import { attempt, receive } from '../../forms/form-actions.ts';
import { describeForm } from '../../forms/shop-form.ts';
import {
  CreateReviewMutation,
  ReviewRatingsQuery,
  ReviewToWriteQuery,
  UpdateReviewMutation,
} from '../../generated/operations.ts';
import { pageNotFound } from '../../routing/error-answers.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { withNews } from '../account/account-news.ts';
import { askAsCustomer } from '../account/area/ask-as-customer.ts';
import { toProductSummary } from '../catalog/product-tile.ts';
import { ownReviewsPath } from './own-reviews.ts';
import { type PictureView, toPictureViews } from './review-view.ts';
import { keptPictures, pictureLimits, sendPictures } from './sent-pictures.ts';

const numbersOfStars = ['1', '2', '3', '4', '5'] as const;

export const reviewForm = describeForm('review', {
  stars: fields.choice({ label: 'reviews.form.stars', among: numbersOfStars }),
  summary: fields.text({ label: 'reviews.form.summary', most: 150 }),
  text: fields.lines({ label: 'reviews.form.text', hint: 'reviews.form.textHint', most: 5_000 }),
  nickname: fields.text({ label: 'reviews.form.nickname', hint: 'reviews.form.nicknameHint', most: 60 }),
  pictures: fields.pictures({
    label: 'reviews.form.pictures',
    hint: 'reviews.form.picturesHint',
    count: pictureLimits.count,
    mostMegabytes: pictureLimits.megabytes,
  }),
});

/** What a form that is refused gets back beside what was typed: the pictures that the shop has already. */
export interface ReviewAnswer {
  readonly pictures?: readonly PictureView[];
}

export type ReviewToWrite = Awaited<ReturnType<typeof loadReviewToWrite>>;

const longestSku = 128;

/** A product, and what the customer wrote about it so far. Letters ask with the number of stars that was pressed. */
export async function loadReviewToWrite(shop: ShopRequest) {
  const { searchParams: search } = shop.url;
  const sku = search.get('sku') ?? '';
  if (sku === '' || sku.length > longestSku) throw pageNotFound({ wasLookedUp: false });
  const { customer, products } = await askAsCustomer(shop, ReviewToWriteQuery, { sku });
  const [product] = products?.items ?? [];
  if (!product) throw pageNotFound({ wasLookedUp: false });
  const written = customer.review_of;
  const pressed = numbersOfStars.find((stars) => stars === search.get('stars'));
  return {
    product: toProductSummary(product),
    id: written?.id ?? '',
    pictures: toPictureViews(written?.pictures ?? []),
    initial: {
      stars: pressed ?? (written ? String(written.stars) : ''),
      summary: written?.summary ?? '',
      text: written?.text ?? '',
      nickname: written?.nickname ?? customer.firstname ?? '',
    },
  };
}

export async function writeReview(shop: ShopRequest, sent: FormData) {
  const { values, problems, refuse: refuseTyped } = receive(reviewForm, sent);
  const refuse = (why: Parameters<typeof refuseTyped>[0], pictures: readonly PictureView[]) => {
    const { data: answer, init } = refuseTyped(why);
    return data({ ...answer, pictures }, init ?? undefined);
  };
  // What is wrong with files is known without sending them; what is wrong with texts must not cost the pictures.
  const hasBadFile = problems.some(({ field }) => field === 'pictures');
  const { pictures, problem, hasFailed } = hasBadFile
    ? { pictures: keptPictures(sent) }
    : await sendPictures(shop, sent);
  const all = problem ? [...problems, problem] : problems;
  if (all.length > 0) return refuse({ problems: all }, pictures);
  if (hasFailed) return refuse({ failure: {} }, pictures);
  const { stars, nickname, summary, text } = values;
  const named = pictures.map(({ id }) => id);
  const input = { nickname, summary, text, ratings: await ratingsOf(shop, stars), pictures: named };
  const [id, sku] = [textOf(sent, 'review'), textOf(sent, 'sku')];
  const { mutate } = shop.commerce;
  const { failure } = id
    ? await attempt(shop, mutate(UpdateReviewMutation, { id, input }))
    : await attempt(shop, mutate(CreateReviewMutation, { input: { ...input, sku } }));
  if (failure) return refuse({ failure }, pictures);
  throw redirect(withNews(ownReviewsPath, 'reviewSaved'), 303);
}

/** Whatever the shop asks to be rated gets the same number of stars. */
async function ratingsOf({ commerce }: ShopRequest, stars: string) {
  const { productReviewRatingsMetadata: metadata } = dataOf(await commerce.query(ReviewRatingsQuery, {}));
  return metadata.items.flatMap((rating) => {
    const chosen = rating?.values.find((value) => value?.value === stars);
    return rating && chosen ? [{ id: rating.id, value_id: chosen.value_id }] : [];
  });
}

function textOf(sent: FormData, name: string): string {
  return String(sent.get(name) ?? '').slice(0, longestSku);
}
