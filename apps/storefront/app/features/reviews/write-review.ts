import { fields } from '@bowline/ui/forms';
import { redirect } from 'react-router';
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

const numbersOfStars = ['1', '2', '3', '4', '5'] as const;

export const reviewForm = describeForm('review', {
  stars: fields.choice({ label: 'reviews.form.stars', among: numbersOfStars }),
  summary: fields.text({ label: 'reviews.form.summary', most: 150 }),
  text: fields.lines({ label: 'reviews.form.text', hint: 'reviews.form.textHint', most: 5_000 }),
  nickname: fields.text({ label: 'reviews.form.nickname', hint: 'reviews.form.nicknameHint', most: 60 }),
});

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
    initial: {
      stars: pressed ?? (written ? String(written.stars) : ''),
      summary: written?.summary ?? '',
      text: written?.text ?? '',
      nickname: written?.nickname ?? customer.firstname ?? '',
    },
  };
}

export async function writeReview(shop: ShopRequest, sent: FormData) {
  const { values, problems, refuse } = receive(reviewForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const { stars, nickname, summary, text } = values;
  const input = { nickname, summary, text, ratings: await ratingsOf(shop, stars) };
  const [id, sku] = [textOf(sent, 'review'), textOf(sent, 'sku')];
  const { mutate } = shop.commerce;
  const { failure } = id
    ? await attempt(shop, mutate(UpdateReviewMutation, { id, input }))
    : await attempt(shop, mutate(CreateReviewMutation, { input: { ...input, sku } }));
  if (failure) return refuse({ failure });
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
