import { fields } from '@bowline/ui/forms';
import { describeForm } from '../../../forms/shop-form.ts';
import { currentPassword, newPasswordFields, personalFields } from '../account-fields.ts';

export const detailsForm = describeForm('details', personalFields);

/** Specification 5: changing the e-mail address needs the current password. */
export const emailForm = describeForm('email', {
  email: fields.email({ label: 'account.fields.newEmail' }),
  currentPassword,
});

export function passwordForm(rules: fields.PasswordRules) {
  return describeForm('password', { currentPassword, ...newPasswordFields(rules) });
}

export const everywhereForm = describeForm('everywhere', {});

export const endSessionIntent = 'end-session';
