import { Icon } from '../components/Icon.tsx';
import { SelectField, type SelectOption } from '../components/SelectField.tsx';
import { TextField } from '../components/TextField.tsx';
import { type AddressFieldName, countryIn, regionsOf } from './address.ts';
import type { FieldProps, FormState } from './use-form.ts';
import { useHeardValue } from './use-heard-value.ts';

export interface AddressFieldsProps {
  readonly form: FormState<AddressFieldName>;
  readonly countryOptions: readonly SelectOption[];
  /** Groups what browsers fill in by themselves. */
  readonly section: 'shipping' | 'billing';
  /** Leads to what few addresses have: a company, an apartment. */
  readonly moreLabel: string;
}

/** An address with the fields of its country. Without scripts the fields follow once the form was sent. */
export function AddressFields({ form, countryOptions, section, moreLabel }: AddressFieldsProps) {
  const [country, heard] = useHeardValue<HTMLSelectElement>(form.field('country').defaultValue ?? '');
  const code = countryIn({ country });
  const regions = regionsOf(code);
  const field = (name: AddressFieldName) => {
    const props = form.field(name, { country });
    const { autoComplete } = props;
    return autoComplete === 'off' ? props : { ...props, autoComplete: `${section} ${autoComplete}` };
  };
  const rest = [field('company'), field('street2')];
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstname')} />
        <TextField {...field('lastname')} />
      </div>
      <SelectField {...field('country')} {...heard} options={countryOptions} />
      <div className="grid items-start gap-4 min-[22.5rem]:grid-cols-[3fr_2fr] sm:grid-cols-[2fr_1fr] sm:gap-5">
        <TextField {...field('street')} />
        <TextField {...field('houseNumber')} />
      </div>
      <details open={rest.some(isInUse)} className="disclosure">
        <summary className="text-link-style inline-flex min-h-9 cursor-pointer items-center gap-1.5">
          <Icon name="plus" size="sm" />
          {moreLabel}
        </summary>
        <div className="grid gap-5 pt-3 sm:grid-cols-2">
          {rest.map((props) => (
            <TextField key={props.name} {...props} />
          ))}
        </div>
      </details>
      <div className="grid items-start gap-4 min-[22.5rem]:grid-cols-[2fr_3fr] sm:grid-cols-[1fr_2fr] sm:gap-5">
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

/** Something is in the field, or wrong with it. */
function isInUse({ defaultValue, error }: FieldProps): boolean {
  return Boolean(defaultValue) || Boolean(error);
}
