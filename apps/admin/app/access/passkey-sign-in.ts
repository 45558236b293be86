import type { ActionFunctionArgs } from 'react-router';
import { deskOf } from '../data/desk-context.ts';
import { sessionCookie } from '../data/session-cookie.ts';
import { formDataOf } from '../forms/form-actions.ts';
import { SignInByPasskeyMutation, StartPasskeySignInMutation } from '../generated/operations.ts';
import { ownTarget } from './own-target.ts';
import { goOnAnswer, optionsAnswer, partOf, refusedAnswer, textIn } from './passkey-answer.ts';

export async function action(args: ActionFunctionArgs) {
  const { client, url } = deskOf(args);
  const sent = await formDataOf(args.request);
  if (sent.get('step') === 'start') {
    const started = await client.change(StartPasskeySignInMutation, {});
    return optionsAnswer(partOf(started, ({ startPasskeySignIn }) => startPasskeySignIn));
  }
  const outcome = await client.change(SignInByPasskeyMutation, { credential: textIn(sent, 'credential') });
  if (!outcome.ok) return refusedAnswer(outcome.code);
  const cookie = sessionCookie(outcome.data.signInByPasskey.token, url);
  return goOnAnswer(ownTarget(textIn(sent, 'to')), cookie);
}
