import { SelectField, TextAreaField, TextField } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { ContactFormFrame } from './ContactFormFrame.tsx';
import { useContactForm } from './use-contact-form.ts';
import { WriterFields } from './WriterFields.tsx';

const partsOfDay = ['MORNING', 'AFTERNOON'] as const;
const mostPersons = 8;

/** A wish for an hour in the showroom. */
export function AppointmentForm() {
  const t = useTranslate();
  const state = useContactForm('appointment');
  const persons = state.field('persons');
  return (
    <ContactFormFrame form="appointment" state={state}>
      <TextField {...state.field('day')} type="date" hint={t('contact.hints.day')} required />
      <SelectField
        {...state.field('partOfDay')}
        options={partsOfDay.map((value) => ({ value, label: t(`contact.partsOfDay.${value}`) }))}
      />
      <TextField
        {...persons}
        type="number"
        inputMode="numeric"
        min={1}
        max={mostPersons}
        defaultValue={persons.defaultValue ?? '1'}
        required
      />
      <WriterFields state={state} />
      <TextAreaField
        {...state.field('message')}
        rows={5}
        hint={t('contact.hints.wish')}
        optionalText={t('contact.optional')}
      />
    </ContactFormFrame>
  );
}
