import { Card, Link } from '@bowline/ui/components';
import { type ReactNode, useId } from 'react';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { NoOrders, OrderList } from '../orders/OrderList.tsx';
import { resendForm } from '../sign-in/sign-in-forms.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { AddressLines } from './AddressLines.tsx';
import type { BookedAddressView } from './booked-address.ts';
import type { OverviewView } from './load-overview.ts';

export function OverviewScreen(view: OverviewView) {
  const t = useTranslate();
  const { orders, shipping, billing, name, company, email } = view;
  return (
    <AccountFrame title={t('screens.account')}>
      <p className="text-lg">{t('account.overview.greeting', { name: view.firstname })}</p>
      {!view.isConfirmed && <ConfirmationWish email={email} />}
      <Part
        title={t('account.overview.latestOrders')}
        link={['/customer/orders', t('account.overview.allOrders')]}
      >
        {orders.length > 0 ? <OrderList orders={orders} /> : <NoOrders />}
      </Part>
      <div className="grid gap-4 sm:grid-cols-2">
        <Part
          title={t('screens.personalData')}
          link={['/customer/account/edit', t('checkout.change')]}
          isCard
        >
          <p className="font-semibold">{name}</p>
          {company && <p>{company}</p>}
          <p className="break-words">{email}</p>
        </Part>
        <AddressPart title={t('account.addresses.defaultShipping')} address={shipping} />
        <AddressPart title={t('account.addresses.defaultBilling')} address={billing} />
      </div>
    </AccountFrame>
  );
}

function AddressPart({ title, address }: { title: string; address: BookedAddressView | undefined }) {
  const t = useTranslate();
  return address ? (
    <Part title={title} link={[address.path, t('checkout.change')]} isCard>
      <AddressLines lines={address.lines} />
    </Part>
  ) : (
    <Part title={title} link={['/customer/address/create', t('screens.addressCreate')]} isCard>
      <p className="text-text-muted">{t('account.overview.noAddress')}</p>
    </Part>
  );
}

interface PartProps {
  readonly title: string;
  readonly link: readonly [href: string, label: string];
  readonly isCard?: boolean;
  readonly children: ReactNode;
}

function Part({ title, link: [href, label], isCard = false, children }: PartProps) {
  const id = useId();
  const content = (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <Link href={href} aria-describedby={id} className="text-link-style">
          {label}
        </Link>
      </div>
      <div>{children}</div>
    </section>
  );
  return isCard ? <Card>{content}</Card> : content;
}

/** Orders that were placed as a guest come into the account with it. */
function ConfirmationWish({ email }: { email: string }) {
  const t = useTranslate();
  const form = useShopForm(resendForm);
  return (
    <div className="rounded-md bg-info-soft px-4 py-3.5 text-on-info-soft">
      <ShopForm form={form} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-64">{t('account.overview.confirm', { email })}</p>
        <input type="hidden" name="email" value={email} />
        <SubmitButton form={form} variant="secondary" size="sm" busyLabel={t('account.sending')}>
          {t('account.confirm.resend')}
        </SubmitButton>
      </ShopForm>
    </div>
  );
}
