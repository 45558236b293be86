import type { ActionFunctionArgs } from 'react-router';
import { NewsletterScreen } from '../../features/newsletter/NewsletterScreen.tsx';
import { subscribe } from '../../features/newsletter/newsletter-actions.ts';
import { shopContext } from '../../shop-context.ts';

export function action({ context, request }: ActionFunctionArgs) {
  return subscribe(context.get(shopContext), request);
}

export default NewsletterScreen;
