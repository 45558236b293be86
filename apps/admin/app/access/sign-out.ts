import { type ActionFunctionArgs, redirect } from 'react-router';
import { deskOf } from '../data/desk-context.ts';
import { forgetSession } from '../data/session-cookie.ts';
import { SignOutMutation } from '../generated/operations.ts';

export async function action(args: ActionFunctionArgs) {
  const { client, url } = deskOf(args);
  await client.change(SignOutMutation, {});
  throw redirect('/sign-in', { status: 303, headers: { 'set-cookie': forgetSession(url) } });
}
