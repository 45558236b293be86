import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pageNotFound } from '../../routing/error-answers.ts';

/** Where Magento has the overview; everything else below it has a route of its own. */
export function loader({ params }: LoaderFunctionArgs) {
  throw params['*'] ? pageNotFound({ wasLookedUp: false }) : redirect('/customer', 301);
}

/** With it an unknown path is a page that says so, not an answer for programs. */
export default function CustomerAccount() {
  return null;
}
