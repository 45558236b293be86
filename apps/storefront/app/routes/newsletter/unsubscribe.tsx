import type { ActionFunctionArgs } from 'react-router';
import { LetterScreen } from '../../features/newsletter/LetterScreen.tsx';
import { leave } from '../../features/newsletter/newsletter-actions.ts';
import { shopContext } from '../../shop-context.ts';

export function action({ context, request }: ActionFunctionArgs) {
  return leave(context.get(shopContext), request);
}

export default function NewsletterUnsubscribe() {
  return <LetterScreen what="leave" parameter="way_out" />;
}
