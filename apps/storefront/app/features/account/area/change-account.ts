import { redirect } from 'react-router';
import { attempt, isRefusedAs, receive, unknownForm } from '../../../forms/form-actions.ts';
import {
  ChangePasswordMutation,
  EndAllSessionsMutation,
  EndSessionMutation,
  UpdateDetailsMutation,
  UpdateEmailMutation,
} from '../../../generated/operations.ts';
import { startAnewAt } from '../../../routing/redirect-to.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { withNews } from '../account-news.ts';
import { changePasskeys } from '../passkeys/change-passkeys.ts';
import { loadPasswordRules } from '../password-rules.ts';
import { leave } from '../sign-in/enter.ts';
import { loginScreen } from '../sign-in/sign-in.ts';
import {
  detailsForm,
  emailForm,
  endSessionIntent,
  everywhereForm,
  passwordForm,
} from './personal-data-forms.ts';

const editPath = '/customer/account/edit';
const securityPath = '/customer/account/privacy';

/** The forms of the personal data. */
export async function changePersonalData(shop: ShopRequest, sent: FormData) {
  switch (sent.get('intent')) {
    case detailsForm.name:
      return changeDetails(shop, sent);
    case emailForm.name:
      return changeEmail(shop, sent);
    default:
      throw unknownForm();
  }
}

async function changeDetails(shop: ShopRequest, sent: FormData) {
  const { values, problems, refuse } = receive(detailsForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const { firstname, lastname, company, vatNumber } = values;
  const isBusiness = values.isBusiness === 'yes';
  const input = {
    firstname,
    lastname,
    is_business: isBusiness,
    company: isBusiness ? company : null,
    taxvat: (isBusiness && vatNumber) || null,
  };
  const changing = shop.commerce.mutate(UpdateDetailsMutation, { input });
  const { failure, errors } = await attempt(shop, changing);
  if (input.taxvat && isRefusedAs('customer-field-not-valid', errors))
    return refuse({ problems: [{ field: 'vatNumber', code: 'vatNumber' }] });
  if (failure) return refuse({ failure });
  // The header knows the name.
  throw startAnewAt(withNews(editPath, 'detailsSaved'), new Headers());
}

async function changeEmail(shop: ShopRequest, sent: FormData) {
  const { values, problems, refuse } = receive(emailForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const { email, currentPassword: password } = values;
  const changing = shop.commerce.mutate(UpdateEmailMutation, { email, password });
  const { failure, errors } = await attempt(shop, changing);
  if (isRefusedAs('current-password-wrong', errors))
    return refuse({ problems: [{ field: 'currentPassword', code: 'passwordWrong' }] });
  if (isRefusedAs('customer-exists', errors))
    return refuse({ problems: [{ field: 'email', code: 'emailTaken' }] });
  if (failure) return refuse({ failure });
  throw redirect(withNews(editPath, 'emailSaved'), 303);
}

/** The forms of privacy and security. */
export async function changeSecurity(shop: ShopRequest, sent: FormData) {
  const passkeys = changePasskeys(shop, sent);
  if (passkeys) return passkeys;
  switch (sent.get('intent')) {
    case 'password':
      return changePassword(shop, sent);
    case endSessionIntent:
      return endSession(shop, sent);
    case everywhereForm.name:
      return signOutEverywhere(shop, sent);
    default:
      throw unknownForm();
  }
}

async function changePassword(shop: ShopRequest, sent: FormData) {
  const { values, problems, refuse } = receive(passwordForm(await loadPasswordRules(shop)), sent);
  if (problems.length > 0) return refuse({ problems });
  const { currentPassword: current, password: next } = values;
  const changing = shop.commerce.mutate(ChangePasswordMutation, { current, next });
  const { failure, errors } = await attempt(shop, changing);
  if (isRefusedAs('current-password-wrong', errors))
    return refuse({ problems: [{ field: 'currentPassword', code: 'passwordWrong' }] });
  if (failure) return refuse({ failure });
  throw redirect(withNews(securityPath, 'passwordSaved'), 303);
}

/** One that is over already is over. */
async function endSession(shop: ShopRequest, sent: FormData) {
  const id = Number(sent.get('session'));
  if (!Number.isInteger(id) || id < 1 || id > 2 ** 31 - 1) throw unknownForm();
  await attempt(shop, shop.commerce.mutate(EndSessionMutation, { id }));
  throw redirect(withNews(securityPath, 'sessionEnded'), 303);
}

async function signOutEverywhere(shop: ShopRequest, sent: FormData) {
  const { failure } = await attempt(shop, shop.commerce.mutate(EndAllSessionsMutation, {}));
  if (failure) return receive(everywhereForm, sent).refuse({ failure });
  throw startAnewAt(withNews(loginScreen, 'signedOut'), leave());
}
