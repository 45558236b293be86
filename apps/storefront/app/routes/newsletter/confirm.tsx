import type { ActionFunctionArgs } from 'react-router';
import { LetterScreen } from '../../features/newsletter/LetterScreen.tsx';
import { confirm } from '../../features/newsletter/newsletter-actions.ts';
import { shopContext } from '../../shop-context.ts';

export function action({ context, request }: ActionFunctionArgs) {
  return confirm(context.get(shopContext), request);
}

export default function NewsletterConfirm() {
  return <LetterScreen what="confirm" parameter="key" />;
}
