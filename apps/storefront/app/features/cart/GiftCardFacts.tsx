import { formatDate } from '@bowline/markets';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';

export interface GiftCardFactsProps {
  readonly sender: string;
  readonly recipient: string;
  readonly recipientEmail: string;
  readonly message: string;
  /** The day on which its letter goes out; empty for as soon as it is paid. */
  readonly deliverOn: string;
}

/** Who gives a card to whom, and when it arrives. */
export function GiftCardFacts({ sender, recipient, recipientEmail, message, deliverOn }: GiftCardFactsProps) {
  const t = useTranslate();
  const market = useMarket();
  return (
    <div className="grid gap-0.5 text-sm break-words text-text-muted">
      <p>{t('cart.giftCard.from', { name: sender })}</p>
      <p>{t('cart.giftCard.to', { name: recipient, email: recipientEmail })}</p>
      <p>
        {deliverOn
          ? t('cart.giftCard.on', { date: formatDate(deliverOn, market) })
          : t('cart.giftCard.atOnce')}
      </p>
      {message && <p className="italic">{message}</p>}
    </div>
  );
}
