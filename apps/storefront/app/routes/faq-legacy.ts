import { type LoaderFunctionArgs, redirect } from 'react-router';

/** Former addresses of the FAQ (specification 2.2). */
export function loader({ params }: LoaderFunctionArgs) {
  const category = params['*'];
  throw redirect(category ? `/faq/${category}` : '/faq', 301);
}
