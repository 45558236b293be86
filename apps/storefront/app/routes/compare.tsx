import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CompareScreen } from '../features/compare/CompareScreen.tsx';
import { changeComparison } from '../features/compare/change-comparison.ts';
import { loadComparison } from '../features/compare/compare-list.ts';
import { formDataOf } from '../forms/form-actions.ts';
import { shopContext } from '../shop-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadComparison(context.get(shopContext));
}

export async function action({ context, request }: ActionFunctionArgs) {
  return changeComparison(context.get(shopContext), await formDataOf(request));
}

/** One visitor's own: nothing between the shop and the browser keeps it. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export default function Compare() {
  return <CompareScreen {...useLoaderData<typeof loader>()} />;
}
