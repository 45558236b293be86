import { fields } from '@bowline/ui/forms';
import { describeForm } from '../../../forms/shop-form.ts';
import { currentPassword } from '../account-fields.ts';

/** What a device wrote; nobody types it. */
const credential = fields.password({ label: 'account.passkeys.title', most: 16_384, isOptional: true });
const name = () => fields.text({ label: 'account.passkeys.name', most: 64, autoComplete: 'off' });

export const startPasskeySignInIntent = 'start-passkey-sign-in';
/** Changes nothing that the page shows: it is not asked for again, which would cost the visitor the page if the network went. */
export const passkeySignInStart = [
  { intent: startPasskeySignInIntent },
  { method: 'post', defaultShouldRevalidate: false },
] as const;
export const passkeySignInForm = describeForm('passkey-sign-in', { credential });

/** Who has just shown a passkey is not asked for the password. */
export const startPasskeyForm = describeForm('start-passkey', {
  currentPassword: { ...currentPassword, isOptional: true },
});
export const addPasskeyForm = describeForm('add-passkey', { name: name(), credential });

/** Each passkey has a form of its own. */
export function renamePasskeyForm(id: number) {
  return describeForm(`passkey-${id}`, { name: name() });
}
export const removePasskeyIntent = 'remove-passkey';

/** What a page gets to go on with, once the shop has begun. */
export interface PasskeyStart {
  readonly passkeyOptions: string;
}
