import { CheckboxField, Link, Notice, TextField } from '@bowline/ui/components';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { type CustomerFormFacts, customerForm } from '../checkout-forms.ts';
import type { StepView } from '../load-steps.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';

export default function CustomerScreen({ rules, ...view }: StepView & Pick<CustomerFormFacts, 'rules'>) {
  const t = useTranslate();
  const { isGuest, cart, known } = view;
  // What the account says of a business is proposed until the order says something itself.
  const { isBusiness, company, vatNumber } = view.isBusiness || !known ? view : known;
  const form = useShopForm(customerForm({ isGuest, rules }), {
    initial: { email: cart.email ?? '', isBusiness: isBusiness ? 'yes' : '', company, vatNumber },
  });
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
      <ShopForm form={form} className="group grid gap-5">
        {isGuest ? <TextField {...form.field('email')} /> : <p>{cart.email}</p>}
        <CheckboxField {...form.tick('isBusiness')} />
        <div className="hidden gap-5 group-has-[[name=isBusiness]:checked]:grid">
          <TextField {...form.field('company')} />
          <TextField {...form.field('vatNumber')} />
          {view.vatStatus === 'NOT_CHECKED' && (
            <Notice tone="warning" still>
              {t('checkout.vatNotChecked')}
            </Notice>
          )}
        </div>
        {isGuest && (
          <>
            <CheckboxField {...form.tick('createsAccount')} />
            <div className="hidden gap-5 group-has-[[name=createsAccount]:checked]:grid sm:grid-cols-2">
              <TextField {...form.field('firstname')} />
              <TextField {...form.field('lastname')} />
              <div className="sm:col-span-2">
                <TextField
                  {...form.field('password')}
                  hint={t('account.hints.password', { least: rules.least })}
                />
              </div>
            </div>
          </>
        )}
        {!known?.isSubscribed && <CheckboxField {...form.tick('newsletter')} />}
        <SubmitButton form={form} size="lg" className="max-sm:w-full">
          {t('checkout.continue')}
        </SubmitButton>
      </ShopForm>
    </CheckoutFrame>
  );
}
