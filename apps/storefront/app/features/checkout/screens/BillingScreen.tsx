import { Button, CheckboxField } from '@bowline/ui/components';
import { Form, useActionData, useNavigation } from 'react-router';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { AddressFields } from '../fields/AddressFields.tsx';
import { addressLabels } from '../fields/address-labels.ts';
import { type AddressField, addressFields, addressProblems } from '../fields/address-rules.ts';
import { readValues } from '../fields/field-problem.ts';
import { ProblemSummary } from '../fields/ProblemSummary.tsx';
import { useCheckedForm } from '../fields/use-checked-form.ts';
import type { loadBilling } from '../load-billing.ts';
import type { BillingAnswer } from '../save-billing.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { Failure } from './Failure.tsx';

/** Billing equals shipping, or has an address of its own; for digital goods it is the only one. */
export function BillingScreen(view: Awaited<ReturnType<typeof loadBilling>>) {
  const t = useTranslate();
  const answer = useActionData<BillingAnswer>();
  const isSending = useNavigation().state === 'submitting';
  const { shippingAddress, billingAddress, billsToShipping } = view;
  const isSame = answer?.isSame ?? (shippingAddress !== undefined && billsToShipping);
  const form = useCheckedForm<AddressField>({
    name: 'billing',
    initial:
      billingAddress && !billsToShipping
        ? billingAddress
        : { country: shippingAddress?.country ?? view.defaultCountry, company: view.company },
    answer,
    labels: addressLabels,
    check: (data) => (data.get('billing') === 'same' ? [] : addressProblems(readValues(data, addressFields))),
  });
  return (
    <CheckoutFrame view={view} title={t('screens.checkoutBilling')}>
      <Form method="post" {...form.form} className="group grid gap-5">
        <ProblemSummary {...form.summary} />
        <Failure failure={answer?.failure} />
        {shippingAddress ? (
          <fieldset className="grid gap-3">
            <legend className="mb-2 font-medium">{t('checkout.billTo')}</legend>
            <CheckboxField
              type="radio"
              name="billing"
              value="same"
              defaultChecked={isSame}
              label={t('checkout.sameAddress')}
              hint={[shippingAddress.street, shippingAddress.city].join(', ')}
            />
            <CheckboxField
              type="radio"
              name="billing"
              value="other"
              defaultChecked={!isSame}
              label={t('checkout.otherAddress')}
            />
          </fieldset>
        ) : (
          <input type="hidden" name="billing" value="other" />
        )}
        <div className="grid gap-5 group-has-[[value=same]:checked]:hidden">
          <AddressFields form={form} countryOptions={view.countryOptions} section="billing" />
        </div>
        <div>
          <Button type="submit" variant="primary" size="lg" busy={isSending} busyLabel={t('cart.saving')}>
            {t('checkout.continue')}
          </Button>
        </div>
      </Form>
    </CheckoutFrame>
  );
}
