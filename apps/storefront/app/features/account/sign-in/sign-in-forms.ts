import { fields } from '@bowline/ui/forms';
import { describeForm } from '../../../forms/shop-form.ts';
import { newsletterConsent } from '../../newsletter/consent-field.ts';
import { email, newPasswordFields, personalFields } from '../account-fields.ts';

export const loginForm = describeForm('login', {
  // The browser offers passkeys there, too.
  email: { ...email, autoComplete: 'username webauthn' },
  password: fields.password({ label: 'account.fields.password' }),
});

export function registerForm(rules: fields.PasswordRules) {
  return describeForm('register', {
    ...personalFields,
    email,
    ...newPasswordFields(rules),
    newsletter: newsletterConsent,
  });
}

export const forgotPasswordForm = describeForm('forgot', { email });

export function resetPasswordForm(rules: fields.PasswordRules) {
  return describeForm('reset', newPasswordFields(rules));
}

export const confirmForm = describeForm('confirm', {});

export const resendForm = describeForm('resend', { email });
