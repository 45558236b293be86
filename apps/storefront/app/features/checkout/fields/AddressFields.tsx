import { countries, isCountryCode } from '@bowline/markets';
import { SelectField, type SelectOption, TextField } from '@bowline/ui/components';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { AddressField } from './address-rules.ts';
import { needsPostcode } from './postcode-rule.ts';
import type { CheckedForm } from './use-checked-form.ts';

export interface AddressFieldsProps {
  readonly form: CheckedForm<AddressField>;
  readonly countryOptions: readonly SelectOption[];
  /** Groups what browsers fill in by themselves. */
  readonly section: 'shipping' | 'billing';
}

/** An address with the fields of its country. Without scripts the fields follow once the form was sent. */
export function AddressFields({ form, countryOptions, section }: AddressFieldsProps) {
  const t = useTranslate();
  const countryField = form.field('country');
  const [chosen, setCountry] = useState(countryField.defaultValue ?? '');
  const country = isCountryCode(chosen) ? chosen : undefined;
  const regions = country ? countries[country].regions : [];
  const autoComplete = (what: string) => ({ autoComplete: `${section} ${what}` });
  const optional = t('cart.optional');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field('firstname')} {...autoComplete('given-name')} required />
        <TextField {...form.field('lastname')} {...autoComplete('family-name')} required />
      </div>
      <TextField {...form.field('company')} {...autoComplete('organization')} optionalText={optional} />
      <SelectField
        {...countryField}
        {...autoComplete('country')}
        required
        options={countryOptions}
        onChange={(event) => setCountry(event.currentTarget.value)}
      />
      <TextField {...form.field('street')} {...autoComplete('address-line1')} required />
      <TextField {...form.field('street2')} {...autoComplete('address-line2')} optionalText={optional} />
      <div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
        <TextField
          {...form.field('postcode')}
          {...autoComplete('postal-code')}
          {...(country && !needsPostcode(country) ? { optionalText: optional } : { required: true })}
        />
        <TextField {...form.field('city')} {...autoComplete('address-level2')} required />
      </div>
      {regions.length > 0 && (
        <SelectField
          key={country}
          {...form.field('region')}
          {...autoComplete('address-level1')}
          required
          options={[
            { value: '', label: t('checkout.pleaseChoose') },
            ...regions.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      )}
      <TextField
        {...form.field('phone')}
        {...autoComplete('tel')}
        type="tel"
        required
        hint={t('checkout.hints.phone')}
      />
    </>
  );
}
