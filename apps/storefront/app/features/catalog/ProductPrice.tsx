import { formatMoney } from '@bowline/markets';
import { Price } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import type { PriceView } from './product-tile.ts';
import { useShowsVat } from './use-shows-vat.ts';
import { useUnitPrice } from './use-unit-price.ts';

const notes = {
  'VAT and shipping': { incl: 'price.inclVat', excl: 'price.exclVat' },
  'VAT only': { incl: 'price.inclVatOnly', excl: 'price.exclVatOnly' },
  none: undefined,
} as const;

/** A price with all that the law and the buyer want beside it: reduction, price per metre and foot, VAT wording. */
export function ProductPrice({
  price,
  size,
  isOnOwnPage = false,
  note = 'VAT and shipping',
}: {
  price: PriceView;
  size?: 'sm' | 'lg';
  /** The one price of a product's page, with its own note. */
  isOnOwnPage?: boolean;
  /** What is not shipped says nothing of shipping, and a gift card nothing of VAT. */
  note?: keyof typeof notes | undefined;
}) {
  const t = useTranslate();
  const market = useMarket();
  const includesVat = useShowsVat();
  const isReduced = price.regular.minor > price.from.minor;
  const unitPrice = useUnitPrice();
  const noteKey = notes[note]?.[includesVat ? 'incl' : 'excl'];
  return (
    <Price
      size={size}
      current={formatMoney(price.from, market)}
      regular={isReduced ? formatMoney(price.regular, market) : undefined}
      currentLabel={t('price.now')}
      regularLabel={t('price.was')}
      prefix={price.isRange ? t('price.from') : undefined}
      unitPrice={price.perUnit && unitPrice(price.perUnit, isOnOwnPage ? 'own page' : undefined)}
      vatNote={isOnOwnPage && noteKey ? t(noteKey) : undefined}
    />
  );
}
