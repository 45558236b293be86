import type { LocaleName } from '@bowline/markets';
import { textsOf } from '#texts';
import { giftCardPayment, newCardPayment } from '../invoice-document.ts';

/** Brands are called the same everywhere. */
const brands: Readonly<Record<string, string>> = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  klarna: 'Klarna',
};

/** A way to pay, within a sentence; its code when it is a way of before. */
export function paymentName(method: string, locale: LocaleName): string {
  const words = textsOf('orders', locale).invoice.payments;
  const named: Readonly<Record<string, string>> = {
    ...brands,
    [giftCardPayment]: words.giftCard,
    [newCardPayment]: words.newGiftCard,
    creditcard: words.card,
    banktransfer: words.bankTransfer,
    checkmo: words.cheque,
    cashondelivery: words.cashOnDelivery,
    purchaseorder: words.purchaseOrder,
  };
  return named[method] ?? method;
}
