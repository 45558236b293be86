import type { Money } from '@bowline/kit';
import { formatMoney, formatPercent } from '@bowline/markets';
import { Icon, type IconName, Link, Progress } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { useShownAmount } from '../catalog/use-shows-vat.ts';
import type { CartView } from './cart-view.ts';

export interface CartProgressProps {
  readonly cart: CartView;
  /** From which value of goods the parcel travels free, and what is missing to it. */
  readonly freeShipping?: { readonly from: Money; readonly missing: Money | undefined } | undefined;
}

/** How far it is to the least order, to free shipping and to the next discount (specification 4). */
export function CartProgress({ cart, freeShipping }: CartProgressProps) {
  const t = useTranslate();
  const market = useMarket();
  const shown = useShownAmount();
  const money = (amount: Money) => formatMoney(amount, market);
  const percent = (value: number) => formatPercent(value * 100, market);
  const { minimumOrder, incentive } = cart;
  const { reachedPercent, nextPercent, remaining } = incentive;
  const goods = shown(cart.subtotal).minor;
  const bars: BarProps[] = [];
  if (minimumOrder.remaining) {
    bars.push({
      icon: 'info',
      done: minimumOrder.amount.minor - minimumOrder.remaining.minor,
      of: minimumOrder.amount.minor,
      text: t('cart.minimumOrder', {
        amount: money(minimumOrder.amount),
        remaining: money(minimumOrder.remaining),
      }),
      wayOn: t('cart.continueShopping'),
    });
  }
  if (freeShipping) {
    const { from, missing } = freeShipping;
    bars.push({
      icon: 'truck',
      done: from.minor - (missing?.minor ?? 0),
      of: from.minor,
      text: missing
        ? t('cart.freeShipping.missing', { amount: money(missing) })
        : t('cart.freeShipping.reached'),
    });
  }
  if (reachedPercent !== undefined || remaining) {
    const reached =
      reachedPercent === undefined ? [] : [t('cart.incentive.reached', { percent: percent(reachedPercent) })];
    const next =
      remaining && nextPercent !== undefined
        ? [t('cart.incentive.remaining', { amount: money(remaining), percent: percent(nextPercent) })]
        : [];
    bars.push({
      icon: 'star',
      done: goods,
      of: goods + (remaining?.minor ?? 0),
      text: [...reached, ...next].join(' '),
    });
  }
  if (bars.length === 0) return null;
  return (
    <div className="grid gap-3 rounded-md bg-secondary-soft px-4 py-3 text-sm text-on-secondary-soft">
      {bars.map((bar) => (
        <Bar key={bar.icon} {...bar} />
      ))}
    </div>
  );
}

interface BarProps {
  readonly icon: IconName;
  readonly done: number;
  readonly of: number;
  readonly text: string;
  /** Words of a link to more goods. */
  readonly wayOn?: string;
}

function Bar({ icon, done, of, text, wayOn }: BarProps) {
  return (
    <div className="grid gap-1.5">
      <p className="flex items-start gap-2">
        <Icon name={icon} size="sm" className="mt-0.5" />
        <span>
          {text}
          {wayOn && (
            <>
              {' '}
              <Link href="/" className="font-medium underline">
                {wayOn}
              </Link>
            </>
          )}
        </span>
      </p>
      <Progress done={done} of={of} label={text} />
    </div>
  );
}
