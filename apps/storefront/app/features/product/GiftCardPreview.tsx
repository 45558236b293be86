import { type CurrencyCode, moneyFromDecimal } from '@bowline/kit';
import { formatMoney } from '@bowline/markets';
import { useId } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { ShopImage } from '../catalog/ShopImage.tsx';

export interface GiftCardWords {
  readonly amount: string;
  readonly sender: string;
  readonly recipient: string;
  readonly message: string;
}

interface GiftCardPreviewProps {
  readonly words: GiftCardWords;
  readonly design: string;
  readonly currency: CurrencyCode;
}

/** The card as its recipient will see it, while it is being written. */
export default function GiftCardPreview({ words, design, currency }: GiftCardPreviewProps) {
  const t = useTranslate();
  const market = useMarket();
  const id = useId();
  const written = words.amount.replace(',', '.');
  const amount = /^\d{1,6}(\.\d{1,2})?$/.test(written) ? moneyFromDecimal(written, currency) : undefined;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-base font-medium">
        {t('cart.giftCard.preview')}
      </h2>
      <div className="overflow-hidden rounded-lg border border-border bg-surface-raised">
        <ShopImage
          src={design}
          alt=""
          width={480}
          height={240}
          className="aspect-2/1 w-full bg-surface-picture object-cover"
        />
        <div className="grid gap-1 p-4 wrap-anywhere">
          {amount && <p className="numbers text-2xl font-semibold">{formatMoney(amount, market)}</p>}
          {words.recipient && (
            <p className="font-medium">{t('cart.giftCard.previewFor', { name: words.recipient })}</p>
          )}
          {words.message && <p className="whitespace-pre-line">{words.message}</p>}
          {words.sender && (
            <p className="text-sm text-text-muted">{t('cart.giftCard.from', { name: words.sender })}</p>
          )}
        </div>
      </div>
    </section>
  );
}
