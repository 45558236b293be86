import { formatMoney } from '@bowline/markets';
import { Button, CheckboxField, ChoiceGroup, Link, Notice } from '@bowline/ui/components';
import { Form, useActionData, useNavigation, useSearchParams } from 'react-router';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { usePagePath } from '../../../i18n/use-page-path.ts';
import { readValues } from '../fields/field-problem.ts';
import { ProblemSummary } from '../fields/ProblemSummary.tsx';
import { type PaymentField, paymentFields, paymentProblems } from '../fields/payment-rules.ts';
import { useCheckedForm } from '../fields/use-checked-form.ts';
import type { loadPayment } from '../load-payment.ts';
import type { PaymentAnswer } from '../place-order.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { Failure } from './Failure.tsx';
import { OrderReview } from './OrderReview.tsx';
import { PaymentMark } from './PaymentMark.tsx';

const labels: Readonly<Record<PaymentField, MessageKey>> = {
  method: 'checkout.fields.paymentMethod',
  terms: 'checkout.fields.terms',
};

/** The last step: how to pay, agreeing to the terms, and one clear button. */
export function PaymentScreen(view: Awaited<ReturnType<typeof loadPayment>>) {
  const t = useTranslate();
  const market = useMarket();
  const pagePath = usePagePath();
  const [search] = useSearchParams();
  const answer = useActionData<PaymentAnswer>();
  const isSending = useNavigation().state === 'submitting';
  const { cart, paymentMethods, termsVersion } = view;
  const isFree = cart.toPay.minor === 0;
  const form = useCheckedForm<PaymentField>({
    name: 'payment',
    initial: { method: view.chosenPayment ?? '' },
    answer,
    labels,
    check: (data) => paymentProblems(readValues(data, paymentFields), { isFree }),
  });
  const { defaultValue: agreed, label: _, ...terms } = form.field('terms');
  return (
    <CheckoutFrame view={view} title={t('screens.checkoutPayment')}>
      {search.has('failed') && <Notice tone="error">{t('checkout.paymentFailed')}</Notice>}
      <OrderReview view={view} />
      <Form method="post" {...form.form} className="grid gap-6">
        <ProblemSummary {...form.summary} />
        <Failure failure={answer?.failure} />
        {isFree ? (
          <Notice tone="success" still>
            {t('checkout.nothingToPay')}
          </Notice>
        ) : (
          <ChoiceGroup
            id="payment-method"
            legend={t('checkout.howToPay')}
            name="method"
            choices={paymentMethods.map(({ code, title }) => ({
              value: code,
              label: (
                <span className="flex items-center gap-3">
                  <PaymentMark method={code} />
                  {title}
                </span>
              ),
            }))}
            chosen={answer?.values.method ?? view.chosenPayment}
            error={form.errorOf('method')}
          />
        )}
        <CheckboxField
          {...terms}
          value={termsVersion}
          defaultChecked={agreed === termsVersion}
          required
          label={
            <>
              {t('checkout.agree')}{' '}
              <Link href={pagePath('terms')} target="_blank" className="text-link-style">
                {t('pages.terms')}
                <span className="sr-only"> {t('checkout.newTab')}</span>
              </Link>
            </>
          }
        />
        <div className="grid gap-2">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            wide
            busy={isSending}
            busyLabel={t('checkout.placing')}
          >
            {isFree
              ? t('checkout.placeOrder')
              : t('checkout.placeAndPay', { amount: formatMoney(cart.toPay, market) })}
          </Button>
        </div>
      </Form>
    </CheckoutFrame>
  );
}
