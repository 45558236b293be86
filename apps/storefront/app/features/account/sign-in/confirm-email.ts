import { redirect } from 'react-router';
import { attempt, receive, unknownForm } from '../../../forms/form-actions.ts';
import { ConfirmEmailMutation, ResendConfirmationMutation } from '../../../generated/operations.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { withNews } from '../account-news.ts';
import { accountPath, loginScreen } from './sign-in.ts';
import { confirmForm, resendForm } from './sign-in-forms.ts';

/** The page behind the link of a letter: confirms by a button, because programs open links of letters too. */
export async function confirmEmail(shop: ShopRequest, sent: FormData, search: URLSearchParams) {
  switch (sent.get('intent')) {
    case confirmForm.name:
      return confirm(shop, sent, search);
    case resendForm.name:
      return resendConfirmation(shop, sent);
    default:
      throw unknownForm();
  }
}

async function confirm(shop: ShopRequest, sent: FormData, search: URLSearchParams) {
  const link = { email: search.get('email') ?? '', key: search.get('key') ?? '' };
  const { failure } = await attempt(shop, shop.commerce.mutate(ConfirmEmailMutation, link));
  if (failure) return receive(confirmForm, sent).refuse({ failure: {} });
  throw redirect(withNews(homeOf(shop), 'confirmed'), 303);
}

/** Says the same for every address, known or not. */
export async function resendConfirmation(shop: ShopRequest, sent: FormData) {
  const { values, problems, refuse } = receive(resendForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const { failure } = await attempt(shop, shop.commerce.mutate(ResendConfirmationMutation, values));
  if (failure) return refuse({ failure });
  throw redirect(withNews(homeOf(shop), 'letterSent'), 303);
}

function homeOf({ visitor }: ShopRequest): string {
  return visitor.customer ? accountPath : loginScreen;
}
