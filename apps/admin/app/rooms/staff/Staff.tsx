import {
  Badge,
  Button,
  ButtonLink,
  Disclosure,
  Notice,
  SelectField,
  TextField,
} from '@bowline/ui/components';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMe } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { formDataOf } from '../../forms/form-actions.ts';
import { Proof } from '../../forms/Proof.tsx';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { StaffListQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { changeStaff } from './change-staff.ts';
import { inviteForm, memberForm, roles } from './staff-forms.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { staffList } = await deskOf(args).client.ask(StaffListQuery, {});
  return {
    staff: staffList.staff.filter((member) => member !== null),
    invitations: staffList.invitations.filter((invitation) => invitation !== null),
  };
}

export async function action(args: ActionFunctionArgs) {
  return changeStaff(deskOf(args), await formDataOf(args.request));
}

type Member = ReturnType<typeof useLoaderData<typeof loader>>['staff'][number];

export default function Staff() {
  const t = useTranslate();
  const { staff } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const link = answer && 'link' in answer ? answer.link : null;
  return (
    <>
      <PageHeader
        title={t('staff.title')}
        actions={
          <ButtonLink href="/staff/log" size="sm">
            {t('staff.log.title')}
          </ButtonLink>
        }
      />
      <div className="grid gap-5">
        {link && (
          <Notice tone="success" title={t('staff.linkTitle')}>
            <p>{t('staff.linkText')}</p>
            <p className="font-mono break-all select-all">{link}</p>
          </Notice>
        )}
        <Panel title={t('staff.people')} isFlush>
          <ul>
            {staff.map((member) => (
              <MemberRow key={member.id} member={member} />
            ))}
          </ul>
        </Panel>
        <Invitations />
        <Invite />
      </div>
    </>
  );
}

function useRoleName() {
  const t = useTranslate();
  return (role: string) => t(`roles.${role}` as MessageKey);
}

function MemberRow({ member }: { readonly member: Member }) {
  const t = useTranslate();
  const me = useMe();
  const roleName = useRoleName();
  const { moment } = useFormats();
  return (
    <li className="grid gap-2 border-b border-border px-4 py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-medium">{member.name}</span>
        <span className="text-text-muted">{member.email}</span>
        <Badge tone={member.role === 'owner' ? 'primary' : 'neutral'}>{roleName(member.role)}</Badge>
        <span className="ms-auto text-sm text-text-muted">
          {member.lastSeenAt
            ? t('staff.lastSeen', { when: moment(member.lastSeenAt) })
            : t('staff.notSignedIn')}
        </span>
      </div>
      {member.id !== me.id && (
        <Disclosure summary={t('staff.change')}>
          <MemberForms member={member} />
        </Disclosure>
      )}
    </li>
  );
}

function MemberForms({ member }: { readonly member: Member }) {
  const t = useTranslate();
  const roleName = useRoleName();
  const form = useDeskForm(memberForm(member.id), { initial: { role: member.role } });
  return (
    <DeskForm form={form} className="grid max-w-md gap-4 py-3">
      <SelectField
        {...form.field('role')}
        options={roles.map((role) => ({ value: role, label: roleName(role) }))}
      />
      <Proof />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="wish" value="role" size="sm" variant="primary">
          {t('staff.saveRole')}
        </Button>
        <Button type="submit" name="wish" value="renew" size="sm">
          {t('staff.renew')}
        </Button>
        <Button type="submit" name="wish" value="remove" size="sm" variant="danger">
          {t('staff.remove', { name: member.name })}
        </Button>
      </div>
    </DeskForm>
  );
}

function Invitations() {
  const t = useTranslate();
  const roleName = useRoleName();
  const { moment } = useFormats();
  const { invitations } = useLoaderData<typeof loader>();
  if (invitations.length === 0) return null;
  return (
    <Panel title={t('staff.open')} isFlush>
      <table className="desk-table">
        <tbody>
          {invitations.map(({ id, email, name, role, expiresAt }) => (
            <tr key={id}>
              <td>{name ?? '–'}</td>
              <td>{email ?? '–'}</td>
              <td>{roleName(role)}</td>
              <td>{t('staff.until', { when: moment(expiresAt) })}</td>
              <td className="amount">
                <Form method="post">
                  <input type="hidden" name="intent" value="withdraw" />
                  <input type="hidden" name="invitation" value={id} />
                  <Button type="submit" size="sm">
                    {t('staff.withdraw')}
                  </Button>
                </Form>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Invite() {
  const t = useTranslate();
  const roleName = useRoleName();
  const form = useDeskForm(inviteForm, { initial: { role: 'support' } });
  return (
    <Panel title={t('staff.invite')}>
      <DeskForm form={form} className="grid max-w-md gap-4">
        <TextField {...form.field('name')} />
        <TextField {...form.field('email')} />
        <SelectField
          {...form.field('role')}
          options={roles.map((role) => ({ value: role, label: roleName(role) }))}
        />
        <Proof />
        <SubmitButton form={form}>{t('staff.makeLink')}</SubmitButton>
      </DeskForm>
    </Panel>
  );
}
