import { Button } from '@bowline/ui/components';
import { Form, useNavigation } from 'react-router';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { AddressFields } from '../fields/AddressFields.tsx';
import { addressLabels } from '../fields/address-labels.ts';
import { type AddressField, addressFields, addressProblems } from '../fields/address-rules.ts';
import { readValues } from '../fields/field-problem.ts';
import { ProblemSummary } from '../fields/ProblemSummary.tsx';
import { useCheckedForm } from '../fields/use-checked-form.ts';
import type { ShippingAddressAnswer } from '../save-shipping.ts';
import { Failure } from './Failure.tsx';
import type { ShippingView } from './ShippingScreen.tsx';

export interface ShippingAddressFormProps {
  readonly view: ShippingView;
  readonly answer: ShippingAddressAnswer | undefined;
}

export function ShippingAddressForm({ view, answer }: ShippingAddressFormProps) {
  const t = useTranslate();
  const isSending = useNavigation().state === 'submitting';
  const form = useCheckedForm<AddressField>({
    name: 'shipping',
    initial: view.shippingAddress ?? { country: view.defaultCountry, company: view.company },
    answer,
    labels: addressLabels,
    check: (data) => addressProblems(readValues(data, addressFields)),
  });
  return (
    <Form method="post" action="/checkout/shipping" {...form.form} className="grid gap-5">
      <ProblemSummary {...form.summary} />
      <Failure failure={answer?.failure} />
      <input type="hidden" name="part" value="address" />
      <AddressFields form={form} countryOptions={view.countryOptions} section="shipping" />
      <div>
        <Button type="submit" variant="primary" size="lg" busy={isSending} busyLabel={t('cart.saving')}>
          {t('checkout.toMethods')}
        </Button>
      </div>
    </Form>
  );
}
