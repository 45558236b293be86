import { redirect } from 'react-router';
import type { GraphqlError } from '../../../data/commerce-client.ts';
import { attempt, type Failure, isRefusedAs, receive, unknownForm } from '../../../forms/form-actions.ts';
import {
  EraseCustomerMutation,
  RequestCustomerDataMutation,
  YourDataQuery,
} from '../../../generated/operations.ts';
import { startAnewAt } from '../../../routing/redirect-to.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { withNews } from '../account-news.ts';
import { askAsCustomer } from '../area/ask-as-customer.ts';
import { leave } from '../sign-in/enter.ts';
import { loginScreen } from '../sign-in/sign-in.ts';
import { copyForm, eraseForm } from './your-data-forms.ts';

export type YourDataView = Awaited<ReturnType<typeof loadYourData>>;

export async function loadYourData(shop: ShopRequest) {
  const { customer, storeConfig } = await askAsCustomer(shop, YourDataQuery, {});
  return {
    email: customer.email ?? '',
    needsPassword: customer.needs_password,
    /** After the year in which they were issued. */
    yearsOfInvoices: storeConfig?.invoice_retention_years ?? 0,
  };
}

export async function changeYourData(shop: ShopRequest, sent: FormData) {
  switch (sent.get('intent')) {
    case copyForm.name:
      return askForCopy(shop, sent);
    case eraseForm.name:
      return erase(shop, sent);
    default:
      throw unknownForm();
  }
}

async function askForCopy(shop: ShopRequest, sent: FormData) {
  const { values, refuse } = receive(copyForm, sent);
  const asking = shop.commerce.mutate(RequestCustomerDataMutation, {
    password: values.currentPassword || null,
  });
  const { failure, errors } = await attempt(shop, asking);
  if (failure) return refuse(whyNot(failure, errors));
  throw redirect(withNews('/customer/account/privacy/data', 'copyAsked'), 303);
}

async function erase(shop: ShopRequest, sent: FormData) {
  const { values, problems, refuse } = receive(eraseForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const erasing = shop.commerce.mutate(EraseCustomerMutation, { password: values.currentPassword || null });
  const { failure, errors } = await attempt(shop, erasing);
  if (failure) return refuse(whyNot(failure, errors));
  throw startAnewAt(withNews(loginScreen, 'accountErased'), leave());
}

/** What is wrong with the password is said beside it. */
function whyNot(failure: Failure, errors: readonly GraphqlError[] | undefined) {
  const field = 'currentPassword' as const;
  if (isRefusedAs('current-password-wrong', errors))
    return { problems: [{ field, code: 'passwordWrong' as const }] };
  if (isRefusedAs('sign-in-value-missing', errors))
    return { problems: [{ field, code: 'required' as const }] };
  return { failure };
}
