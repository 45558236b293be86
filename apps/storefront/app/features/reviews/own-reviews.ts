import { redirect } from 'react-router';
import { attempt, receive, unknownForm } from '../../forms/form-actions.ts';
import { describeForm } from '../../forms/shop-form.ts';
import { OwnReviewsQuery, WithdrawReviewMutation } from '../../generated/operations.ts';
import { shopPath } from '../../routing/shop-path.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { withNews } from '../account/account-news.ts';
import { askAsCustomer } from '../account/area/ask-as-customer.ts';
import { pageAsked } from '../account/page-asked.ts';
import { toReviewView } from './review-view.ts';

export const ownReviewsPath = '/customer/account/reviews';
export const withdrawForm = describeForm('withdraw-review', {});

export type OwnReviewsView = Awaited<ReturnType<typeof loadOwnReviews>>;

export async function loadOwnReviews(shop: ShopRequest) {
  const page = pageAsked(shop.url.searchParams);
  const { reviews } = (await askAsCustomer(shop, OwnReviewsQuery, { page })).customer;
  return {
    page,
    pages: reviews.page_info.total_pages ?? 0,
    reviews: reviews.items.flatMap((review) =>
      review
        ? [
            {
              ...toReviewView(review, shop.market),
              status: review.status,
              product: {
                sku: review.product.sku ?? '',
                name: review.product.name ?? '',
                path: shopPath(review.product.url_key, review.product.url_suffix),
              },
            },
          ]
        : [],
    ),
  };
}

export async function changeOwnReviews(shop: ShopRequest, sent: FormData) {
  if (sent.get('intent') !== withdrawForm.name) throw unknownForm();
  const id = String(sent.get('review') ?? '').slice(0, 64);
  const { failure } = await attempt(shop, shop.commerce.mutate(WithdrawReviewMutation, { id }));
  if (failure) return receive(withdrawForm, sent).refuse({ failure });
  throw redirect(withNews(ownReviewsPath, 'reviewWithdrawn'), 303);
}
