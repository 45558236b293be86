import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OwnReviewsScreen } from '../../features/reviews/OwnReviewsScreen.tsx';
import { changeOwnReviews, loadOwnReviews } from '../../features/reviews/own-reviews.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadOwnReviews(context.get(shopContext));
}

export async function action({ context, request }: ActionFunctionArgs) {
  return changeOwnReviews(context.get(shopContext), await formDataOf(request));
}

export default function OwnReviews() {
  return <OwnReviewsScreen {...useLoaderData<typeof loader>()} />;
}
