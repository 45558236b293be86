import { type LoaderFunctionArgs, redirect } from 'react-router';

/** The group itself has no page: what is asked below it lives at the root. */
export function loader({ params }: LoaderFunctionArgs) {
  throw redirect(`/${(params['*'] ?? '').replace(/^\/+/, '')}`, 301);
}
