import { Button, ButtonLink, Disclosure, Link, Notice, SelectField } from '@bowline/ui/components';
import { Form, useActionData, useNavigation } from 'react-router';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { cancelForm } from '../../orders/cancel-order.ts';
import { OrderContents } from '../../orders/OrderContents.tsx';
import { OrderStanding } from '../../orders/OrderStanding.tsx';
import type { OrderDetails } from '../../orders/order-view.ts';
import { OrderReturns } from '../../orders/withdrawal/OrderReturns.tsx';
import { AccountFrame } from '../area/AccountFrame.tsx';
import { type ReorderAnswer, reorderIntent } from './reorder.ts';

interface OwnOrderScreenProps {
  readonly order: OrderDetails;
  /** Why somebody may cancel. */
  readonly reasons: readonly string[];
}

/** One order of the customer. */
export function OwnOrderScreen({ order, reasons }: OwnOrderScreenProps) {
  const t = useTranslate();
  return (
    <AccountFrame title={t('orders.number', { number: order.number })}>
      <ReorderOutcome order={order} />
      <OrderStanding order={order} />
      <div className="flex flex-wrap items-center gap-3">
        {order.statusCode === 'pending_payment' && (
          <ButtonLink href={`/checkout/success?token=${order.token}`} variant="primary">
            {t('orders.outcomes.waiting.pay')}
          </ButtonLink>
        )}
        {order.canBeReordered && <ReorderForm />}
      </div>
      <OrderReturns order={order} />
      <OrderContents order={order} />
      {order.canBeCanceled && <CancelForm order={order} reasons={reasons} />}
      <p>
        <Link href="/customer/orders" className="text-link-style">
          {t('account.overview.allOrders')}
        </Link>
      </p>
    </AccountFrame>
  );
}

function ReorderForm() {
  const t = useTranslate();
  const { state, formData } = useNavigation();
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={reorderIntent} />
      <Button
        type="submit"
        icon="cart"
        busy={state !== 'idle' && formData?.get('intent') === reorderIntent}
        busyLabel={t('cart.adding')}
      >
        {t('orders.reorder.submit')}
      </Button>
    </Form>
  );
}

/** All of it leads to the cart; what is missing from it is told here. */
function ReorderOutcome({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const answer = useActionData<ReorderAnswer | { form: string }>();
  if (!answer || !('refused' in answer)) return null;
  const all = order.lines.length;
  const added = answer.isKnown ? Math.max(all - answer.refused.length, 0) : 0;
  return (
    <Notice
      tone={added > 0 ? 'warning' : 'error'}
      title={added > 0 ? t('orders.reorder.partly', { added, all }) : t('orders.reorder.failed')}
      action={
        added > 0 && (
          <Link href="/checkout/cart" className="text-link-style">
            {t('cart.toCart')}
          </Link>
        )
      }
    >
      <ul className="grid gap-1">
        {[...new Set(answer.refused)].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Customers need no letter to confirm it: they have shown who they are. */
function CancelForm({ order, reasons }: OwnOrderScreenProps) {
  const t = useTranslate();
  const form = useShopForm(cancelForm);
  return (
    <Disclosure summary={t('orders.cancel.title')} open={form.isRefused}>
      <ShopForm form={form} className="grid max-w-form gap-4">
        <p>{t('orders.cancel.confirmText')}</p>
        <input type="hidden" name="order" value={order.id} />
        <SelectField
          {...form.field('reason')}
          options={reasons.map((reason) => ({ value: reason, label: reason }))}
        />
        <SubmitButton form={form} variant="danger">
          {t('orders.cancel.confirm')}
        </SubmitButton>
      </ShopForm>
    </Disclosure>
  );
}
