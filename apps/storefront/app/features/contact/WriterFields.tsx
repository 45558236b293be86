import { TextField } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { ContactFormState } from './use-contact-form.ts';

/** Who writes: name, e-mail address and, if they like, a telephone number. */
export function WriterFields({ state }: { state: ContactFormState }) {
  const t = useTranslate();
  return (
    <>
      <TextField {...state.field('name')} autoComplete="name" required />
      <TextField {...state.field('email')} type="email" autoComplete="email" required />
      <TextField
        {...state.field('telephone')}
        type="tel"
        autoComplete="tel"
        optionalText={t('contact.optional')}
      />
    </>
  );
}
