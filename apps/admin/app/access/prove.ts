import type { ActionFunctionArgs } from 'react-router';
import { deskOf } from '../data/desk-context.ts';
import { formDataOf } from '../forms/form-actions.ts';
import { ProveByPasskeyMutation, StartProvingMutation } from '../generated/operations.ts';
import { goOnAnswer, optionsAnswer, partOf, refusedAnswer, textIn } from './passkey-answer.ts';

export async function action(args: ActionFunctionArgs) {
  const { client } = deskOf(args);
  const sent = await formDataOf(args.request);
  if (sent.get('step') === 'start') {
    const started = await client.change(StartProvingMutation, {});
    return optionsAnswer(partOf(started, ({ startProving }) => startProving));
  }
  const outcome = await client.change(ProveByPasskeyMutation, { credential: textIn(sent, 'credential') });
  return outcome.ok ? goOnAnswer('/') : refusedAnswer(outcome.code);
}
