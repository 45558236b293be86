import { Notice, SelectField, type SelectOption, TextAreaField, TextField } from '@bowline/ui/components';
import { type FormState, useHeardValue } from '@bowline/ui/forms';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import {
  type ContactFormName,
  contactForms,
  formId,
  partsOfDay,
  sentParameter,
  trapName,
} from './contact-forms.ts';

const failed = 'contact.failures.later';

/** A message to the shop. */
export function ContactForm() {
  const form = useShopForm(contactForms.contact, { failed });
  return (
    <Frame name="contact" form={form}>
      <WriterFields form={form} />
      <TextAreaField {...form.field('message')} />
    </Frame>
  );
}

/** A wish for an hour in the showroom. */
export function AppointmentForm() {
  const t = useTranslate();
  const form = useShopForm(contactForms.appointment, { failed, initial: { persons: '1' } });
  return (
    <Frame name="appointment" form={form}>
      <TextField {...form.field('day')} />
      <SelectField
        {...form.field('partOfDay')}
        options={partsOfDay.map((value) => ({ value, label: t(`contact.partsOfDay.${value}`) }))}
      />
      <TextField {...form.field('persons')} />
      <WriterFields form={form} />
      <TextAreaField {...form.field('message')} />
    </Frame>
  );
}

/** A question for wholesale terms. */
export function WholesaleForm({ countries }: { countries: readonly SelectOption[] }) {
  const form = useShopForm(contactForms.wholesale, { failed });
  const [country, heard] = useHeardValue<HTMLSelectElement>(form.field('country').defaultValue ?? '');
  return (
    <Frame name="wholesale" form={form}>
      <TextField {...form.field('company')} />
      <SelectField
        {...form.field('country')}
        {...heard}
        options={[{ value: '', label: form.words.pleaseChoose }, ...countries]}
      />
      <TextField {...form.field('vatNumber', { country })} />
      <TextField {...form.field('website')} />
      <WriterFields form={form} />
      <TextAreaField {...form.field('message')} />
    </Frame>
  );
}

/** Who writes: name, e-mail address and, if they like, a telephone number. */
function WriterFields({ form }: { form: FormState<'name' | 'email' | 'telephone'> }) {
  return (
    <>
      <TextField {...form.field('name')} />
      <TextField {...form.field('email')} />
      <TextField {...form.field('telephone')} />
    </>
  );
}

interface FrameProps<Name extends string> {
  readonly name: ContactFormName;
  readonly form: FormState<Name>;
  readonly children: ReactNode;
}

/** What the three forms share: the trap, the button, and thanks in their place once it was sent. */
function Frame<Name extends string>({ name, form, children }: FrameProps<Name>) {
  const t = useTranslate();
  const [search] = useSearchParams();
  if (search.get(sentParameter) === name && !form.isRefused) return <Thanks name={name} />;
  return (
    <ShopForm
      form={form}
      id={formId(name)}
      action={`#${formId(name)}`}
      preventScrollReset
      className="grid max-w-form scroll-mt-4 gap-5"
    >
      {children}
      <div hidden>
        <label>
          {t('contact.leaveEmpty')}
          <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="text-sm text-text-muted">{t('contact.privacy')}</p>
      <SubmitButton form={form} busyLabel={t('contact.sending')}>
        {t(`contact.submit.${name}`)}
      </SubmitButton>
    </ShopForm>
  );
}

function Thanks({ name }: { name: ContactFormName }) {
  const t = useTranslate();
  const thanks = useRef<HTMLDivElement>(null);
  // The form is gone, and with it the place of whoever reads by keyboard.
  useEffect(() => thanks.current?.focus(), []);
  return (
    <div id={formId(name)} ref={thanks} tabIndex={-1} className="max-w-form scroll-mt-4 rounded-md">
      <Notice tone="success" title={t(`contact.sent.${name}.title`)}>
        {t(`contact.sent.${name}.text`)}
      </Notice>
    </div>
  );
}
