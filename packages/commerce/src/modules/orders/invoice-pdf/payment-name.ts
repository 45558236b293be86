import type { LocaleName } from '@bowline/markets';
import { textsOf } from '#texts';
import { giftCardPayment } from '../invoice-document.ts';

/** Brands are called the same everywhere. */
const brands: Readonly<Record<string, string>> = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  klarna: 'Klarna',
};

/** A way to pay, within a sentence; its code when it is a way of before. */
export function paymentName(method: string, locale: LocaleName): string {
  const { card, bankTransfer, giftCard } = textsOf('orders', locale).invoice.payments;
  if (method === giftCardPayment) return giftCard;
  if (method === 'creditcard') return card;
  if (method === 'banktransfer') return bankTransfer;
  return brands[method] ?? method;
}
