import {
  CheckboxField,
  ChoiceGroup,
  ErrorSummary,
  FileField,
  Progress,
  QuantityField,
  SelectField,
  StarChoice,
  Stars,
  TextAreaField,
  TextField,
} from '../components/index.ts';
import { Section } from './Section.tsx';

export function FormSection() {
  return (
    <Section id="forms" title="Forms">
      <ErrorSummary
        title="Two things need your attention"
        takesFocus={false}
        errors={[
          { fieldId: 'gallery-postcode', message: 'Enter a postcode like 1234 AB' },
          { fieldId: 'gallery-terms', message: 'Agree with the terms to go on' },
        ]}
      />
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
        <TextField name="name" label="Name" autoComplete="name" defaultValue="Ada Lovelace" />
        <TextField name="company" label="Company" optionalText="(optional)" placeholder="As on the invoice" />
        <TextField
          id="gallery-postcode"
          name="postcode"
          label="Postcode"
          hint="We fill in the street for you."
          error="Enter a postcode like 1234 AB"
          defaultValue="12"
        />
        <FileField name="pictures" label="Pictures" hint="At most four." />
        <Progress done={60} of={100} label="Example of a progress" />
        <QuantityField
          name="quantity"
          label="Quantity"
          min={1}
          step={1}
          defaultValue="2"
          fewerLabel="Decrease quantity"
          moreLabel="Increase quantity"
        />
        <SelectField
          name="country"
          label="Country"
          defaultValue="NL"
          options={[
            { value: 'NL', label: 'Netherlands' },
            { value: 'DE', label: 'Germany' },
            { value: 'PL', label: 'Poland' },
          ]}
        />
        <TextAreaField name="remarks" label="Remarks" hint="For the packer, not for the carrier." />
        <TextField name="locked" label="Customer number" defaultValue="100 254" disabled />
        <ChoiceGroup
          legend="Delivery"
          name="delivery"
          chosen="home"
          choices={[
            { value: 'home', label: 'At home', hint: 'Tomorrow, € 4,95' },
            { value: 'pickup', label: 'Pickup point', hint: 'The day after tomorrow, free' },
            { value: 'bike', label: 'By bicycle', hint: 'Not in your street', disabled: true },
          ]}
        />
        <div className="grid gap-4">
          <CheckboxField name="newsletter" label="Send me new colours once a month" defaultChecked />
          <CheckboxField
            id="gallery-terms"
            name="terms"
            label="I agree with the terms"
            error="Agree with the terms to go on"
          />
        </div>
        <StarChoice
          id="gallery-stars"
          name="stars"
          legend="Your rating"
          chosen="4"
          labelOf={(stars) => `${stars} of 5 stars`}
        />
        <p className="flex items-center gap-3">
          <Stars value={3.5} label="3.5 of 5 stars" />
          12 reviews
        </p>
      </div>
    </Section>
  );
}
