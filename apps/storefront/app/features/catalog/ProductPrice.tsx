import { formatMoney } from '@bowline/markets';
import { Price } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import type { PriceView } from './product-tile.ts';

/** A price with all that the law and the buyer want beside it: reduction, price per metre, VAT wording. */
export function ProductPrice({
  price,
  size,
  withVatNote = false,
}: {
  price: PriceView;
  size?: 'sm' | 'lg';
  withVatNote?: boolean;
}) {
  const t = useTranslate();
  const market = useMarket();
  const isReduced = price.regular.minor > price.from.minor;
  return (
    <Price
      size={size}
      current={formatMoney(price.from, market)}
      regular={isReduced ? formatMoney(price.regular, market) : undefined}
      currentLabel={t('price.now')}
      regularLabel={t('price.was')}
      prefix={price.isRange ? t('price.from') : undefined}
      unitPrice={
        price.perMetre ? t('price.perMetre', { price: formatMoney(price.perMetre, market) }) : undefined
      }
      vatNote={withVatNote ? t(market.pricesIncludeVat ? 'price.inclVat' : 'price.exclVat') : undefined}
    />
  );
}
