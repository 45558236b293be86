import { formatMoney } from '@bowline/markets';
import { CheckboxField, ChoiceGroup, Link, Notice } from '@bowline/ui/components';
import { useSearchParams } from 'react-router';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import { usePagePath } from '../../../i18n/use-page-path.ts';
import { PaymentMark } from '../../trust/PaymentMarks.tsx';
import { paymentForm } from '../checkout-forms.ts';
import type { PaymentView } from '../load-steps.ts';
import { usualPayment } from '../usual-payment.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { OrderReview } from './OrderReview.tsx';

/** The last step: how to pay, agreeing to the terms, and one clear button. */
export default function PaymentScreen(view: PaymentView) {
  const t = useTranslate();
  const market = useMarket();
  const pagePath = usePagePath();
  const [search] = useSearchParams();
  const { cart, paymentMethods, termsVersion, contentConsent } = view;
  const isFree = cart.toPay.minor === 0;
  const form = useShopForm(paymentForm({ isFree, contentConsent }), {
    initial: { method: usualPayment(view) ?? '' },
  });
  return (
    <CheckoutFrame view={view} title={t('screens.checkoutPayment')}>
      {search.has('failed') && <Notice tone="error">{t('checkout.paymentFailed')}</Notice>}
      <OrderReview view={view} />
      <ShopForm form={form} className="grid gap-6">
        {isFree ? (
          <Notice tone="success" still>
            {t('checkout.nothingToPay')}
          </Notice>
        ) : (
          <ChoiceGroup
            {...form.choices('method')}
            legend={t('checkout.howToPay')}
            choices={paymentMethods.map(({ code, title }) => ({
              value: code,
              label: (
                <span className="flex items-center gap-3">
                  <PaymentMark method={code} />
                  {title}
                </span>
              ),
            }))}
          />
        )}
        {contentConsent && (
          <CheckboxField
            {...form.tick('contentConsent', contentConsent.version)}
            label={contentConsent.text}
          />
        )}
        <CheckboxField
          {...form.tick('terms', termsVersion)}
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
        <SubmitButton form={form} size="lg" wide busyLabel={t('checkout.placing')}>
          {isFree
            ? t('checkout.placeOrder')
            : t('checkout.placeAndPay', { amount: formatMoney(cart.toPay, market) })}
        </SubmitButton>
      </ShopForm>
    </CheckoutFrame>
  );
}
