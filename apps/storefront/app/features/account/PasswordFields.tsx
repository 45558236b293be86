import { TextField } from '@bowline/ui/components';
import type { FormState, fields } from '@bowline/ui/forms';
import { useTranslate } from '../../i18n/I18nProvider.tsx';

interface PasswordFieldsProps {
  readonly form: FormState<'password' | 'repeated'>;
  readonly rules: fields.PasswordRules;
}

/** A new password twice, with what the shop asks of it. */
export function PasswordFields({ form, rules: { least } }: PasswordFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <TextField {...form.field('password')} hint={t('account.hints.password', { least })} />
      <TextField {...form.field('repeated')} />
    </>
  );
}
