import { type Money, negateMoney } from '@bowline/kit';
import { formatMoney } from '@bowline/markets';
import { classNames } from '@bowline/ui/components';
import type { ReactNode } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { PriceNote } from '../catalog/PriceNote.tsx';
import { useShownAmount } from '../catalog/use-shows-vat.ts';
import type { CartView } from './cart-view.ts';
import { RemoveCode } from './RemoveCode.tsx';

interface TotalsProps {
  readonly cart: CartView;
  readonly isEditable?: boolean;
  /** The name of the country that shipping is estimated for, as long as no address is known. */
  readonly estimatedFor?: string | undefined;
}

/** What it comes to, line by line as the API worked it out. */
export function Totals({ cart, isEditable = false, estimatedFor }: TotalsProps) {
  const t = useTranslate();
  const market = useMarket();
  const shown = useShownAmount();
  const vat = cart.taxes.map(({ label, amount }) => (
    <Row key={label} label={label} amount={amount} isQuiet />
  ));
  return (
    <>
      <dl className="numbers grid gap-2">
        <Row label={t('cart.totals.subtotal')} amount={shown(cart.subtotal)} />
        {cart.discounts.map(({ label, amount }) => (
          <Row key={label} label={label} amount={negateMoney(amount)} />
        ))}
        {cart.shipping && (
          <Row
            label={
              estimatedFor
                ? t('cart.totals.estimatedShipping', { country: estimatedFor })
                : t('cart.totals.shipping')
            }
            amount={shown(cart.shipping.price)}
          />
        )}
        {!market.pricesIncludeVat && vat}
        <Row label={t('cart.totals.total')} amount={cart.total} isStrong />
        {market.pricesIncludeVat &&
          cart.taxes.map(({ label, amount }) => (
            <Row key={label} label={t('cart.totals.ofWhich', { tax: label })} amount={amount} isQuiet />
          ))}
        {cart.giftCards.map(({ code, applied, balance }) => (
          <Row
            key={code}
            label={
              <div className="flex items-center gap-1">
                {t('cart.totals.giftCard', { ending: code.slice(-4) })}
                {isEditable && <RemoveCode removal="remove-gift-card" code={code} />}
              </div>
            }
            amount={applied && negateMoney(applied)}
            hint={balance && t('cart.totals.balance', { amount: formatMoney(balance, market) })}
          />
        ))}
        {cart.giftCards.length > 0 && <Row label={t('cart.totals.toPay')} amount={cart.toPay} isStrong />}
      </dl>
      {!cart.shipping && !cart.isDigital && (
        <div className="mt-2">
          <PriceNote includesVat={market.pricesIncludeVat && cart.taxes.length > 0} />
        </div>
      )}
      {cart.taxKind === 'reverse-charge' && (
        <p className="mt-2 text-sm text-text-muted">{t('cart.totals.reverseCharge')}</p>
      )}
    </>
  );
}

interface RowProps {
  readonly label: ReactNode;
  readonly amount: Money | undefined;
  readonly hint?: ReactNode;
  readonly isStrong?: boolean;
  readonly isQuiet?: boolean;
}

function Row({ label, amount, hint, isStrong, isQuiet }: RowProps) {
  const market = useMarket();
  const look = isStrong ? 'text-lg font-semibold' : isQuiet ? 'text-sm text-text-muted' : '';
  return (
    <div className={classNames('grid grid-cols-[1fr_auto] items-baseline gap-x-4', look)}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{amount && formatMoney(amount, market)}</dd>
      {hint && <dd className="col-span-2 text-sm text-text-muted">{hint}</dd>}
    </div>
  );
}
