import { Button, CheckboxField, Link, Notice, TextField } from '@bowline/ui/components';
import { Form, useActionData, useNavigation } from 'react-router';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { type CustomerField, customerFields, customerProblems } from '../fields/customer-rules.ts';
import { readValues } from '../fields/field-problem.ts';
import { ProblemSummary } from '../fields/ProblemSummary.tsx';
import { useCheckedForm } from '../fields/use-checked-form.ts';
import type { StepView } from '../load-step.ts';
import type { CustomerAnswer } from '../save-customer.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { Failure } from './Failure.tsx';

const labels: Readonly<Record<CustomerField, MessageKey>> = {
  email: 'checkout.fields.email',
  isBusiness: 'checkout.fields.isBusiness',
  company: 'checkout.fields.company',
  vatNumber: 'checkout.fields.vatNumber',
};

export function CustomerScreen(view: StepView) {
  const t = useTranslate();
  const answer = useActionData<CustomerAnswer>();
  const isSending = useNavigation().state === 'submitting';
  const { isGuest, isBusiness, company, vatNumber, cart } = view;
  const form = useCheckedForm<CustomerField>({
    name: 'customer',
    initial: { email: cart.email ?? '', isBusiness: isBusiness ? 'yes' : '', company, vatNumber },
    answer,
    labels,
    check: (data) => customerProblems(readValues(data, customerFields), { isGuest }),
  });
  const { defaultValue: business, ...businessField } = form.field('isBusiness');
  return (
    <CheckoutFrame view={view} title={t('screens.checkoutCustomer')}>
      {isGuest && (
        <Notice
          still
          action={
            <Link href="/customer/account/login?return=/checkout/customer" className="text-link-style">
              {t('screens.login')}
            </Link>
          }
        >
          {t('checkout.signInOffer')}
        </Notice>
      )}
      <Form method="post" {...form.form} className="group grid gap-5">
        <ProblemSummary {...form.summary} />
        <Failure failure={answer?.failure} />
        {isGuest ? (
          <TextField
            {...form.field('email')}
            type="email"
            autoComplete="email"
            required
            hint={t('checkout.hints.email')}
          />
        ) : (
          <p>{cart.email}</p>
        )}
        <CheckboxField
          {...businessField}
          value="yes"
          defaultChecked={business === 'yes'}
          hint={t('checkout.hints.isBusiness')}
        />
        <div className="hidden gap-5 group-has-[[name=isBusiness]:checked]:grid">
          <TextField {...form.field('company')} autoComplete="organization" />
          <TextField
            {...form.field('vatNumber')}
            autoComplete="off"
            optionalText={t('cart.optional')}
            hint={t('checkout.hints.vatNumber')}
          />
          {view.vatStatus === 'NOT_CHECKED' && (
            <Notice tone="warning" still>
              {t('checkout.vatNotChecked')}
            </Notice>
          )}
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
