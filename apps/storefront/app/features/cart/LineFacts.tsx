import { withFeet } from '@bowline/markets';
import { Badge, Link } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { useUnitPrice } from '../catalog/use-unit-price.ts';
import type { CartLineView } from './cart-view.ts';
import { GiftCardFacts } from './GiftCardFacts.tsx';

/** What a line is: its name, its choices, what a metre of it costs, and what is wrong with it. */
export function LineFacts({ line }: { line: CartLineView }) {
  const t = useTranslate();
  const market = useMarket();
  const unitPrice = useUnitPrice();
  return (
    <div className="grid gap-1">
      <p className="font-medium break-words">
        {line.path ? (
          <Link href={line.path} className="hover:text-link">
            {line.name}
          </Link>
        ) : (
          line.name
        )}
      </p>
      {line.isSample && (
        <p>
          <Badge tone="info">{t('cart.sample')}</Badge>
        </p>
      )}
      {line.options.map(({ label, value }) => (
        <p key={label} className="text-sm text-text-muted">
          {label}: <span className="numbers">{withFeet(value, market)}</span>
        </p>
      ))}
      {line.giftCard && <GiftCardFacts {...line.giftCard} />}
      {line.perUnit && <p className="numbers text-sm text-text-muted">{unitPrice(line.perUnit)}</p>}
    </div>
  );
}
