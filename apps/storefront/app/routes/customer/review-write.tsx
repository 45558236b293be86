import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { WriteReviewScreen } from '../../features/reviews/WriteReviewScreen.tsx';
import { loadReviewToWrite, writeReview } from '../../features/reviews/write-review.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadReviewToWrite(context.get(shopContext));
}

export async function action({ context, request }: ActionFunctionArgs) {
  return writeReview(context.get(shopContext), await formDataOf(request));
}

export default function WriteReview() {
  return <WriteReviewScreen {...useLoaderData<typeof loader>()} />;
}
