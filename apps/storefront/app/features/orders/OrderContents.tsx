import { type Money, negateMoney } from '@bowline/kit';
import { formatMoney, formatNumber, shop, withFeet } from '@bowline/markets';
import { classNames, Link, Notice } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { GiftCardFacts } from '../cart/GiftCardFacts.tsx';
import { useShownAmount } from '../catalog/use-shows-vat.ts';
import type { OrderDetails } from './order-view.ts';

/** What was ordered, what it came to, where it goes and who pays. */
export function OrderContents({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const market = useMarket();
  const shown = useShownAmount();
  return (
    <section
      aria-label={t('orders.contents')}
      className="grid grid-cols-1 gap-6 rounded-lg border border-border p-5"
    >
      {/* On paper there is no header that says whose it is. */}
      <p className="hidden font-semibold print:block">
        {shop.legalName}, {market.domain}
      </p>
      {order.hasDutiesWarning && (
        <Notice tone="warning" still>
          {t('cart.importDuties')}
        </Notice>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {order.lines.map((line) => (
          <li key={line.id} className="flex justify-between gap-4">
            <div className="min-w-0">
              <p className="font-medium break-words">
                {line.path ? (
                  <Link href={line.path} className="hover:text-link">
                    {line.name}
                  </Link>
                ) : (
                  line.name
                )}
              </p>
              <p className="text-sm text-text-muted">
                {[
                  ...line.options.map(({ label, value }) => `${label}: ${withFeet(value, market)}`),
                  t('cart.times', { quantity: formatNumber(line.quantity, market) }),
                ].join(', ')}
              </p>
              {line.giftCard && <GiftCardFacts {...line.giftCard} />}
            </div>
            <p className="numbers whitespace-nowrap">
              {line.total && formatMoney(shown(line.total), market)}
            </p>
          </li>
        ))}
      </ul>
      <OrderTotals order={order} />
      <div className="grid grid-cols-1 gap-5 border-t border-border pt-5 sm:grid-cols-2">
        {order.pickupPoint ? (
          <Lines title={t('orders.pickupPoint')} lines={order.pickupPoint} />
        ) : (
          order.shippingAddress && <Lines title={t('checkout.shipTo')} lines={order.shippingAddress} />
        )}
        {order.billingAddress && <Lines title={t('checkout.billTo')} lines={order.billingAddress} />}
        {order.shippingMethod && <Lines title={t('orders.shippingMethod')} lines={[order.shippingMethod]} />}
        <Lines title={t('orders.paymentMethod')} lines={order.paymentMethods} />
        {order.remarks && <Lines title={t('cart.remarks.title')} lines={[order.remarks]} />}
      </div>
    </section>
  );
}

function OrderTotals({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const market = useMarket();
  const shown = useShownAmount();
  const payable = order.giftCards.length > 0 ? order.toPay : order.total;
  const taxes = order.taxes.map(
    ({ label, amount }) =>
      [market.pricesIncludeVat ? t('cart.totals.ofWhich', { tax: label }) : label, amount] as const,
  );
  const rows: readonly (readonly [string, Money])[] = [
    [t('cart.totals.subtotal'), shown(order.subtotal)],
    ...order.discounts.map(({ label, amount }) => [label, negateMoney(amount)] as const),
    ...(order.shipping ? [[t('cart.totals.shipping'), shown(order.shipping)] as const] : []),
    ...(market.pricesIncludeVat ? [] : taxes),
    [t('cart.totals.total'), order.total],
    ...(market.pricesIncludeVat ? taxes : []),
    ...order.giftCards.map(
      ({ ending, amount }) => [t('cart.totals.giftCard', { ending }), negateMoney(amount)] as const,
    ),
    ...(order.giftCards.length > 0 ? [[t('cart.totals.toPay'), order.toPay] as const] : []),
  ];
  return (
    <div className="border-t border-border pt-5">
      <dl className="numbers grid gap-1">
        {rows.map(([label, amount]) => (
          <div
            key={label}
            className={classNames(
              'flex justify-between gap-4',
              amount === payable && 'text-lg font-semibold',
            )}
          >
            <dt>{label}</dt>
            <dd className="whitespace-nowrap">{formatMoney(amount, market)}</dd>
          </div>
        ))}
      </dl>
      {order.taxKind === 'reverse-charge' && (
        <p className="mt-2 text-sm text-text-muted">{t('cart.totals.reverseCharge')}</p>
      )}
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="min-w-0">
      <h2 className="mb-1 text-base font-semibold">{title}</h2>
      {lines.map((line) => (
        <p key={line} className="break-words">
          {line}
        </p>
      ))}
    </div>
  );
}
