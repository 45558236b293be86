import { fields } from '@bowline/ui/forms';
import { describeForm } from '../../forms/desk-form.ts';

export const roles = ['owner', 'catalogue', 'orders', 'content', 'support'] as const;

export const inviteForm = describeForm('invite', {
  email: fields.email({ label: 'access.email', autoComplete: 'off' }),
  name: fields.personName({ label: 'staff.name', autoComplete: 'off' }),
  role: fields.choice({ label: 'staff.role', among: roles }),
});

/** Of one of the staff: a list has many of it. */
export const memberForm = (id: number) =>
  describeForm(`member-${id}`, {
    wish: fields.choice({ label: 'staff.wish', among: ['role', 'renew', 'remove'] }),
    role: fields.choice({ label: 'staff.role', among: roles, isOptional: true }),
  });
