import type { ActionFunctionArgs } from 'react-router';
import { deskOf } from '../data/desk-context.ts';
import { sessionCookie } from '../data/session-cookie.ts';
import { formDataOf } from '../forms/form-actions.ts';
import { AcceptByPasskeyMutation, StartAcceptanceMutation } from '../generated/operations.ts';
import { goOnAnswer, optionsAnswer, partOf, refusedAnswer, textIn } from './passkey-answer.ts';

export async function action(args: ActionFunctionArgs) {
  const { client, url, language } = deskOf(args);
  const sent = await formDataOf(args.request);
  const who = {
    token: args.params.token ?? '',
    email: textIn(sent, 'email') || null,
    name: textIn(sent, 'name'),
  };
  if (sent.get('step') === 'start') {
    const started = await client.change(StartAcceptanceMutation, who);
    return optionsAnswer(partOf(started, ({ startAcceptance }) => startAcceptance));
  }
  const credential = textIn(sent, 'credential');
  const outcome = await client.change(AcceptByPasskeyMutation, { ...who, language, credential });
  if (!outcome.ok) return refusedAnswer(outcome.code);
  return goOnAnswer('/today', sessionCookie(outcome.data.acceptByPasskey.token, url));
}
