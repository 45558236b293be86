import { redirect } from 'react-router';
import { attempt, isRefusedAs, receive } from '../../../forms/form-actions.ts';
import {
  EndSessionMutation,
  RegisterMutation,
  RequestPasswordResetMutation,
  ResetPasswordMutation,
  StartPasskeySignInMutation,
} from '../../../generated/operations.ts';
import { returnPathIn } from '../../../routing/login-path.ts';
import { startAnewAt } from '../../../routing/redirect-to.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { withNews } from '../account-news.ts';
import { type PasskeyStart, passkeySignInForm, startPasskeySignInIntent } from '../passkeys/passkey-forms.ts';
import { loadPasswordRules } from '../password-rules.ts';
import { enter, leave } from './enter.ts';
import { forgotPasswordForm, loginForm, registerForm, resetPasswordForm } from './sign-in-forms.ts';

export const accountPath = '/customer';
export const loginScreen = '/customer/account/login';

/** The forms of the page to sign in. They lead to where the visitor wanted to go, or to the account. */
export async function signIn(shop: ShopRequest, sent: FormData, search: URLSearchParams) {
  switch (sent.get('intent')) {
    case startPasskeySignInIntent:
      return startPasskey(shop, sent);
    case passkeySignInForm.name:
      return signInByPasskey(shop, sent, search);
    default:
      return signInByPassword(shop, sent, search);
  }
}

async function startPasskey(shop: ShopRequest, sent: FormData) {
  const { result, failure } = await attempt(shop, shop.commerce.mutate(StartPasskeySignInMutation, {}));
  if (!result) return receive(passkeySignInForm, sent).refuse({ failure: failure ?? {} });
  const start: PasskeyStart = { passkeyOptions: result.startPasskeySignIn.json };
  return start;
}

async function signInByPasskey(shop: ShopRequest, sent: FormData, search: URLSearchParams) {
  const { values, refuse } = receive(passkeySignInForm, sent);
  const entrance = await enter(shop, values);
  if ('headers' in entrance) throw startAnewAt(returnPathIn(search) ?? accountPath, entrance.headers);
  // The words of the shop are about passwords.
  const isUnknown = isRefusedAs('sign-in-failed', entrance.errors);
  return refuse({ failure: isUnknown ? {} : entrance.failure });
}

async function signInByPassword(shop: ShopRequest, sent: FormData, search: URLSearchParams) {
  const { values, problems, refuse } = receive(loginForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const entrance = await enter(shop, values);
  if ('failure' in entrance) return refuse({ failure: entrance.failure });
  throw startAnewAt(returnPathIn(search) ?? accountPath, entrance.headers);
}

/** A new account is usable at once, unless the shop wants its address confirmed first. */
export async function register(shop: ShopRequest, sent: FormData, search: URLSearchParams) {
  const { values, problems, refuse } = receive(registerForm(await loadPasswordRules(shop)), sent);
  if (problems.length > 0) return refuse({ problems });
  const { firstname, lastname, email, password, company, vatNumber } = values;
  const isBusiness = values.isBusiness === 'yes';
  const input = {
    firstname,
    lastname,
    email,
    password,
    is_business: isBusiness,
    is_subscribed: values.newsletter === 'yes',
    ...(isBusiness && { company, taxvat: vatNumber || null }),
  };
  const { failure, errors } = await attempt(shop, shop.commerce.mutate(RegisterMutation, { input }));
  if (isRefusedAs('customer-exists', errors))
    return refuse({ problems: [{ field: 'email', code: 'emailTaken' }] });
  if (isBusiness && vatNumber && isRefusedAs('customer-field-not-valid', errors))
    return refuse({ problems: [{ field: 'vatNumber', code: 'vatNumber' }] });
  if (failure) return refuse({ failure });
  const entrance = await enter(shop, values);
  if ('headers' in entrance) {
    const back = returnPathIn(search) ?? accountPath;
    throw startAnewAt(back === accountPath ? withNews(accountPath, 'welcome') : back, entrance.headers);
  }
  const isUnconfirmed = isRefusedAs('sign-in-unconfirmed', entrance.errors);
  throw redirect(withNews(loginScreen, isUnconfirmed ? 'confirmFirst' : 'welcome'), 303);
}

/** This session alone. Who is not signed in has nothing to leave behind, a cart least of all. */
export async function signOut(shop: ShopRequest) {
  if (!shop.visitor.customer) throw redirect(loginScreen, 303);
  await attempt(shop, shop.commerce.mutate(EndSessionMutation, { id: null }));
  throw startAnewAt(withNews(loginScreen, 'signedOut'), leave());
}

/** Says the same for every address, known or not. */
export async function requestPasswordReset(shop: ShopRequest, sent: FormData) {
  const { values, problems, refuse } = receive(forgotPasswordForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const asking = shop.commerce.mutate(RequestPasswordResetMutation, { email: values.email });
  const { failure } = await attempt(shop, asking);
  if (failure) return refuse({ failure });
  throw redirect('/customer/account/forgotPassword?sent', 303);
}

/** Behind the link of the letter. Whoever has it is signed in with the new password, and all other sessions are over. */
export async function resetPassword(shop: ShopRequest, sent: FormData, search: URLSearchParams) {
  const { values, problems, refuse } = receive(resetPasswordForm(await loadPasswordRules(shop)), sent);
  if (problems.length > 0) return refuse({ problems });
  const email = search.get('email') ?? '';
  const { password } = values;
  const resetting = shop.commerce.mutate(ResetPasswordMutation, {
    email,
    token: search.get('token') ?? '',
    password,
  });
  const { failure, errors } = await attempt(shop, resetting);
  if (isRefusedAs('reset-token-not-valid', errors)) return refuse({ failure: {} });
  if (failure) return refuse({ failure });
  const entrance = await enter(shop, { email, password });
  if ('headers' in entrance) throw startAnewAt(withNews(accountPath, 'passwordSaved'), entrance.headers);
  throw redirect(withNews(loginScreen, 'passwordSaved'), 303);
}
