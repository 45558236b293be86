import { formatMoney, formatNumber, withFeet } from '@bowline/markets';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { CartView } from '../../cart/cart-view.ts';
import { GiftCardFacts } from '../../cart/GiftCardFacts.tsx';
import { LinePicture } from '../../cart/LinePicture.tsx';
import { Totals } from '../../cart/Totals.tsx';
import { useShownAmount } from '../../catalog/use-shows-vat.ts';

/** What is being ordered, in short. */
export function OrderSummary({ cart }: { cart: CartView }) {
  const t = useTranslate();
  const market = useMarket();
  const shown = useShownAmount();
  return (
    <div className="grid gap-5">
      <h2 className="text-xl">{t('cart.summary')}</h2>
      <ul className="grid gap-3">
        {cart.lines.map((line) => (
          <li key={line.uid} className="flex items-start gap-3 text-sm">
            <LinePicture line={line} size="sm" />
            <div className="min-w-0 flex-1">
              <p className="font-medium break-words">{line.name}</p>
              <p className="text-text-muted">
                {[
                  ...line.options.map(({ value }) => withFeet(value, market)),
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
      <div className="border-t border-border pt-4">
        <Totals cart={cart} />
      </div>
    </div>
  );
}
