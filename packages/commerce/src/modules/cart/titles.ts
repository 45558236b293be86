import { formatPercent, type LocaleName, type Market } from '@bowline/markets';
import type { MethodCode } from '#payments';
import type { ShippingOption } from '#shipping';
import type { TaxKind } from '#tax';
import { textsOf } from '#texts';

/** Brands are called the same everywhere. */
const brands: Readonly<Partial<Record<MethodCode | 'free', string>>> = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  klarna: 'Klarna',
};

export function paymentTitle(code: MethodCode | 'free', locale: LocaleName): string {
  const { card, bankTransfer, cheque, cashOnDelivery, purchaseOrder, nothingToPay } = textsOf('cart', locale);
  const named: Partial<Record<typeof code, string>> = {
    ...brands,
    creditcard: card,
    banktransfer: bankTransfer,
    checkmo: cheque,
    cashondelivery: cashOnDelivery,
    purchaseorder: purchaseOrder,
  };
  return named[code] ?? nothingToPay;
}

export function shippingTitle(method: ShippingOption['method'], locale: LocaleName): string {
  return textsOf('cart', locale).shippingMethods[method];
}

/** Tax rule 6. */
export function taxWarning(kind: TaxKind, locale: LocaleName): string | null {
  return kind === 'uk-import' ? textsOf('cart', locale).importVatWarning : null;
}

/** Such as `VAT 21%`. */
export function vatLabel(basisPoints: number, market: Market): string {
  return `${textsOf('cart', market.name).vat} ${formatPercent(basisPoints, market)}`;
}
