import { type ActionFunctionArgs, redirectDocument } from 'react-router';
import { deskOf } from '../data/desk-context.ts';
import { languageCookie } from '../data/session-cookie.ts';
import { formDataOf } from '../forms/form-actions.ts';
import { ChooseLanguageMutation } from '../generated/operations.ts';
import { isLanguage } from '../i18n/languages.ts';
import { ownTarget } from './own-target.ts';

/** For this browser, and for whoever is signed in. */
export async function action(args: ActionFunctionArgs) {
  const { client, url, hasToken } = deskOf(args);
  const sent = await formDataOf(args.request);
  const language = String(sent.get('language'));
  const to = String(sent.get('to') ?? '/');
  const target = to.startsWith('/sign-in') ? to : ownTarget(to);
  if (!isLanguage(language)) throw redirectDocument(target);
  if (hasToken && !to.startsWith('/sign-in') && !to.startsWith('/welcome'))
    await client.change(ChooseLanguageMutation, { language });
  throw redirectDocument(target, { headers: { 'set-cookie': languageCookie(language, url) } });
}
