import { fields } from '@bowline/ui/forms';
import { describeForm } from '../../../forms/shop-form.ts';
import { currentPassword } from '../account-fields.ts';

/** Who has just shown a passkey is not asked for it. */
const password = { ...currentPassword, isOptional: true };

export const copyForm = describeForm('copy', { currentPassword: password });

export const eraseForm = describeForm('erase', {
  understood: fields.tick({ label: 'account.data.understood' }),
  currentPassword: password,
});
