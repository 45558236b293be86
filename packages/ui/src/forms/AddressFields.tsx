import { SelectField, type SelectOption } from '../components/SelectField.tsx';
import { TextField } from '../components/TextField.tsx';
import { type AddressFieldName, countryIn, regionsOf } from './address.ts';
import type { FormState } from './use-form.ts';
import { useHeardValue } from './use-heard-value.ts';

export interface AddressFieldsProps {
  readonly form: FormState<AddressFieldName>;
  readonly countryOptions: readonly SelectOption[];
  /** Groups what browsers fill in by themselves. */
  readonly section: 'shipping' | 'billing';
}

/** An address with the fields of its country. Without scripts the fields follow once the form was sent. */
export function AddressFields({ form, countryOptions, section }: AddressFieldsProps) {
  const [country, heard] = useHeardValue<HTMLSelectElement>(form.field('country').defaultValue ?? '');
  const code = countryIn({ country });
  const regions = regionsOf(code);
  const field = (name: AddressFieldName) => {
    const props = form.field(name, { country });
    const { autoComplete } = props;
    return autoComplete === 'off' ? props : { ...props, autoComplete: `${section} ${autoComplete}` };
  };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstname')} />
        <TextField {...field('lastname')} />
      </div>
      <TextField {...field('company')} />
      <SelectField {...field('country')} {...heard} options={countryOptions} />
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        <TextField {...field('street')} />
        <TextField {...field('houseNumber')} />
      </div>
      <TextField {...field('street2')} />
      <div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
        <TextField {...field('postcode')} />
        <TextField {...field('city')} />
      </div>
      {regions.length > 0 && (
        <SelectField
          key={code}
          {...field('region')}
          options={[
            { value: '', label: form.words.pleaseChoose },
            ...regions.map((region) => ({ value: region.code, label: region.name })),
          ]}
        />
      )}
      <TextField {...field('phone')} />
    </>
  );
}
