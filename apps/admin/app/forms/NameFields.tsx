import { localeNames } from '@bowline/markets';
import { TextField } from '@bowline/ui/components';
import type { FormState } from '@bowline/ui/forms';
import type { MessageKey } from '../i18n/message-key.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { nameField } from './name-fields.ts';

export interface NameFieldsProps {
  readonly form: FormState<string>;
  readonly label: MessageKey;
  /** What stands in an empty field, by locale. */
  readonly placeholders?: Readonly<Record<string, string>>;
}

/** The fields of `nameFields`, two beside each other. */
export function NameFields({ form, label, placeholders = {} }: NameFieldsProps) {
  const t = useTranslate();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {localeNames.map((locale) => (
        <TextField
          key={locale}
          {...form.field(nameField(locale))}
          label={`${t(label)} · ${locale}`}
          placeholder={placeholders[locale]}
        />
      ))}
    </div>
  );
}
