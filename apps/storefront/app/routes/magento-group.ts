import type { LoaderFunctionArgs } from 'react-router';
import { redirectTo } from '../routing/redirect-to.ts';

/** The group itself has no page: what is asked below it lives at the root. */
export function loader({ params }: LoaderFunctionArgs) {
  throw redirectTo(`/${(params['*'] ?? '').replace(/^\/+/, '')}`, 301);
}
