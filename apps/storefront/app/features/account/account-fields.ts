import { fields } from '@bowline/ui/forms';
import type { MessageKey } from '../../i18n/message-key.ts';

export const email = fields.email({ label: 'account.fields.email', autoComplete: 'username' });

export const currentPassword = fields.password({ label: 'account.fields.currentPassword' });

/** A new password, twice. */
export function newPasswordFields(rules: fields.PasswordRules) {
  return {
    password: fields.newPassword(rules, { label: 'account.fields.newPassword' }),
    repeated: fields.repeatedPassword('password', { label: 'account.fields.repeatedPassword' }),
  } as const;
}

/** Who the customer is. A business names its company; not every one has a VAT number. */
export const personalFields = {
  firstname: fields.personName({ label: 'checkout.fields.firstname', autoComplete: 'given-name' }),
  lastname: fields.personName({ label: 'checkout.fields.lastname', autoComplete: 'family-name' }),
  isBusiness: fields.tick({ label: 'account.fields.isBusiness', isOptional: true }),
  ...fields.askedIf(({ isBusiness }) => isBusiness === 'yes', {
    company: fields.companyName<MessageKey>({ label: 'checkout.fields.company' }),
    vatNumber: fields.text<MessageKey>({
      label: 'checkout.fields.vatNumber',
      isOptional: true,
      least: 8,
      most: 20,
      autoComplete: 'off',
    }),
  }),
} as const;
