import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useShopState } from '../../../shop-state.ts';
import type { PaymentMethodCode } from './insert-loaders.ts';

/** Brands have one name in every language. */
const words: Readonly<
  Record<
    PaymentMethodCode,
    { readonly brand?: string; readonly name?: MessageKey; readonly text: MessageKey }
  >
> = {
  ideal: { brand: 'iDEAL', text: 'content.payment.methods.ideal' },
  bancontact: { brand: 'Bancontact', text: 'content.payment.methods.bancontact' },
  creditcard: { name: 'content.payment.names.creditcard', text: 'content.payment.methods.creditcard' },
  paypal: { brand: 'PayPal', text: 'content.payment.methods.paypal' },
  klarna: { brand: 'Klarna', text: 'content.payment.methods.klarna' },
  banktransfer: { name: 'content.payment.names.banktransfer', text: 'content.payment.methods.banktransfer' },
};

export function PaymentMethods({ methods }: { methods: readonly PaymentMethodCode[] }) {
  const t = useTranslate();
  const market = useMarket();
  const currency = useShopState()?.currency ?? market.defaultCurrency;
  return (
    <div className="grid gap-4">
      <p>{t('content.payment.lead', { currency })}</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {methods.map((code) => {
          const { brand, name, text } = words[code];
          return (
            <li
              key={code}
              className="grid content-start gap-1 rounded-lg border border-border bg-surface p-5"
            >
              <p className="font-semibold">{name ? t(name) : brand}</p>
              <p className="text-sm text-text-muted">{t(text)}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
