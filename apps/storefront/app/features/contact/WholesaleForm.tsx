import { SelectField, TextAreaField, TextField } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { ContactFormFrame } from './ContactFormFrame.tsx';
import type { CountryOption } from './country-options.ts';
import { useContactForm } from './use-contact-form.ts';
import { WriterFields } from './WriterFields.tsx';

/** A question for wholesale terms. */
export function WholesaleForm({ countries }: { countries: readonly CountryOption[] }) {
  const t = useTranslate();
  const state = useContactForm('wholesale');
  return (
    <ContactFormFrame form="wholesale" state={state}>
      <TextField {...state.field('company')} autoComplete="organization" required />
      <SelectField
        {...state.field('country')}
        autoComplete="country"
        required
        options={[{ value: '', label: t('contact.chooseCountry') }, ...countries]}
      />
      <TextField
        {...state.field('vatNumber')}
        hint={t('contact.hints.vatNumber')}
        autoCapitalize="characters"
      />
      <TextField
        {...state.field('website')}
        type="url"
        autoComplete="url"
        optionalText={t('contact.optional')}
      />
      <WriterFields state={state} />
      <TextAreaField
        {...state.field('message')}
        rows={6}
        hint={t('contact.hints.wholesale')}
        optionalText={t('contact.optional')}
      />
    </ContactFormFrame>
  );
}
