import { data } from 'react-router';
import type { Outcome } from '../../data/desk-client.ts';
import type { DeskRequest } from '../../data/desk-context.ts';
import { proveWith, receive, unknownForm } from '../../forms/form-actions.ts';
import {
  ChangeRoleMutation,
  InviteStaffMutation,
  RemoveStaffMutation,
  RenewAccessMutation,
  WithdrawInvitationMutation,
} from '../../generated/operations.ts';
import { inviteForm, memberForm } from './staff-forms.ts';

/** What the page of the staff gets back: a link that is told once, or nothing but its new lists. */
const done = (link: string | null = null) => data({ link });

export async function changeStaff(desk: DeskRequest, sent: FormData) {
  const intent = String(sent.get('intent'));
  const member = /^member-(\d{1,9})$/.exec(intent)?.[1];
  if (intent === inviteForm.name) return invite(desk, sent);
  if (intent === 'withdraw') {
    await desk.client.change(WithdrawInvitationMutation, { id: Number(sent.get('invitation')) });
    return done();
  }
  if (member === undefined) throw unknownForm();
  return changeMember(desk, Number(member), sent);
}

async function invite(desk: DeskRequest, sent: FormData) {
  const { values, problems, refuse } = receive(inviteForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const refused = await proveWith(desk, sent);
  if (refused) return refuse({ refused });
  const outcome = await desk.client.change(InviteStaffMutation, values);
  return outcome.ok ? done(outcome.data.inviteStaff.url) : refuse({ refused: outcome });
}

async function changeMember(desk: DeskRequest, id: number, sent: FormData) {
  const { values, problems, refuse } = receive(memberForm(id), sent);
  if (problems.length > 0) return refuse({ problems });
  const refused = await proveWith(desk, sent);
  if (refused) return refuse({ refused });
  const { client } = desk;
  if (values.wish === 'renew') {
    const outcome = await client.change(RenewAccessMutation, { id });
    return outcome.ok ? done(outcome.data.renewAccess.url) : refuse({ refused: outcome });
  }
  const outcome: Outcome<unknown> =
    values.wish === 'remove'
      ? await client.change(RemoveStaffMutation, { id })
      : await client.change(ChangeRoleMutation, { id, role: values.role });
  return outcome.ok ? done() : refuse({ refused: outcome });
}
