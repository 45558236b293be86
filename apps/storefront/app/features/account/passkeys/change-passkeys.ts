import { redirect } from 'react-router';
import { attempt, isRefusedAs, receive, unknownForm } from '../../../forms/form-actions.ts';
import {
  AddPasskeyMutation,
  RemovePasskeyMutation,
  RenamePasskeyMutation,
  StartAddingPasskeyMutation,
} from '../../../generated/operations.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { withNews } from '../account-news.ts';
import {
  addPasskeyForm,
  type PasskeyStart,
  removePasskeyIntent,
  renamePasskeyForm,
  startPasskeyForm,
} from './passkey-forms.ts';

const securityPath = '/customer/account/privacy';

/** The forms of the passkeys; undefined for a form that is none of them. */
export function changePasskeys(shop: ShopRequest, sent: FormData) {
  const intent = String(sent.get('intent'));
  if (intent === startPasskeyForm.name) return startAdding(shop, sent);
  if (intent === addPasskeyForm.name) return addPasskey(shop, sent);
  if (intent === removePasskeyIntent) return removePasskey(shop, sent);
  const id = /^passkey-(\d{1,9})$/.exec(intent)?.[1];
  return id === undefined ? undefined : renamePasskey(shop, Number(id), sent);
}

async function startAdding(shop: ShopRequest, sent: FormData) {
  const { values, refuse } = receive(startPasskeyForm, sent);
  const password = values.currentPassword || null;
  const starting = shop.commerce.mutate(StartAddingPasskeyMutation, { password });
  const { result, failure, errors } = await attempt(shop, starting);
  if (isRefusedAs('current-password-wrong', errors))
    return refuse({ problems: [{ field: 'currentPassword', code: 'passwordWrong' }] });
  if (isRefusedAs('sign-in-value-missing', errors))
    return refuse({ problems: [{ field: 'currentPassword', code: 'required' }] });
  if (failure || !result) return refuse({ failure: failure ?? {} });
  const start: PasskeyStart = { passkeyOptions: result.startAddingPasskey.json };
  return start;
}

async function addPasskey(shop: ShopRequest, sent: FormData) {
  const { values } = receive(addPasskeyForm, sent);
  const { failure } = await attempt(shop, shop.commerce.mutate(AddPasskeyMutation, values));
  // What the device signed was good for one answer: it begins anew.
  if (failure) return receive(startPasskeyForm, sent).refuse({ failure });
  throw redirect(withNews(securityPath, 'passkeyAdded'), 303);
}

async function renamePasskey(shop: ShopRequest, id: number, sent: FormData) {
  const { values, problems, refuse } = receive(renamePasskeyForm(id), sent);
  if (problems.length > 0) return refuse({ problems });
  const renaming = shop.commerce.mutate(RenamePasskeyMutation, { id, name: values.name });
  const { failure } = await attempt(shop, renaming);
  if (failure) return refuse({ failure });
  throw redirect(withNews(securityPath, 'passkeyRenamed'), 303);
}

/** One that is gone already is gone. */
async function removePasskey(shop: ShopRequest, sent: FormData) {
  const id = Number(sent.get('passkey'));
  if (!Number.isInteger(id) || id < 1 || id > 2 ** 31 - 1) throw unknownForm();
  await attempt(shop, shop.commerce.mutate(RemovePasskeyMutation, { id }));
  throw redirect(withNews(securityPath, 'passkeyRemoved'), 303);
}
