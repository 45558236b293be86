import { decimalsOf, type Money, ok, type Result, refuse } from '@bowline/kit';
import { formatMoney } from '@bowline/markets';
import type { CatalogContext } from '#catalog';
import { decodeUid, encodeUid } from '#graphql';
import { cleanThreshold } from '#pricing';
import { addDays, isPlainText, localTime, readEmailAddress, tidyLine, tidyLines } from '#stores';
import type { GiftCardWish } from '../model.ts';
import type { GiftCardField, LineRefusal } from './line-refusals.ts';

export interface EnteredOption {
  readonly uid: string;
  readonly value: string;
}

/** The options of a gift card as the commerce edition of Magento names them. */
const optionNames: Readonly<Record<GiftCardField, string>> = {
  amount: 'giftcard/custom_giftcard_amount',
  sender: 'giftcard/giftcard_sender_name',
  sender_email: 'giftcard/giftcard_sender_email',
  recipient: 'giftcard/giftcard_recipient_name',
  recipient_email: 'giftcard/giftcard_recipient_email',
  message: 'giftcard/giftcard_message',
  delivery_date: 'giftcard/giftcard_delivery_date',
};

export const giftCardOptionUids = Object.fromEntries(
  Object.entries(optionNames).map(([field, name]) => [field, encodeUid(name)]),
) as Readonly<Record<GiftCardField, string>>;

/** A fixed amount is an option to select; its uid ends with the amount. */
const selectedAmount = /^giftcard\/giftcard_amount\/(\d{1,7}(?:\.\d{1,4})?)$/;

const longestName = 64;
/** How far ahead the letter may be put off. */
const mostDaysAhead = 365;

type GiftCardRefusal = LineRefusal<'line-gift-card-field' | 'line-gift-card-amount'>;

/** Rule 9. */
export async function readGiftCardWish(
  productId: number,
  wish: { readonly selectedOptions: readonly string[]; readonly enteredOptions: readonly EnteredOption[] },
  context: CatalogContext,
): Promise<Result<GiftCardWish, GiftCardRefusal>> {
  const values = new Map(wish.enteredOptions.map(({ uid, value }) => [decodeUid(uid), value]));
  const entered = (field: GiftCardField) => values.get(optionNames[field]) ?? '';
  const wrong = (field: GiftCardField) => refuse('line-gift-card-field', { field });

  const amount = readAmount(entered('amount').trim() || amountSelected(wish.selectedOptions), context);
  if (!amount.ok) return amount;
  const sender = readName(entered('sender'));
  if (sender === null) return wrong('sender');
  const recipient = readName(entered('recipient'));
  if (recipient === null) return wrong('recipient');
  const recipientEmail = readEmail(entered('recipient_email'));
  if (recipientEmail === null) return wrong('recipient_email');
  const hasSenderEmail = entered('sender_email').trim() !== '';
  const senderEmail = hasSenderEmail ? readEmail(entered('sender_email')) : null;
  if (hasSenderEmail && senderEmail === null) return wrong('sender_email');
  const card = await context.catalog.giftCardOf(productId);
  const message = tidyLines(entered('message'));
  if (message.length > (card?.messageMaxLength ?? 0)) return wrong('message');
  const deliverOn = entered('delivery_date').trim() || null;
  if (deliverOn !== null && !isDayAhead(deliverOn, context)) return wrong('delivery_date');
  return ok({
    amountMinor: amount.value,
    currency: context.currency,
    senderName: sender,
    senderEmail,
    recipientName: recipient,
    recipientEmail,
    message: message || null,
    deliverOn,
  });
}

/** Today or later by the shop's calendar, and no more than a year. */
function isDayAhead(text: string, { now, settings }: CatalogContext): boolean {
  const { day: today } = localTime(now, settings.timeZone);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
  return isDay && text >= today && text <= addDays(today, mostDaysAhead);
}

/** Names stand in a mail to somebody else: no markup in them. */
function readName(text: string): string | null {
  const name = tidyLine(text);
  return name.length < 2 || name.length > longestName || /[<>]/.test(name) ? null : name;
}

function readEmail(text: string): string | null {
  return isPlainText(text) ? readEmailAddress(text) : null;
}

function amountSelected(uids: readonly string[]): string {
  const amounts = uids.map((uid) => selectedAmount.exec(decodeUid(uid) ?? '')?.[1]);
  return (
    amounts
      .find((amount) => amount !== undefined)
      ?.replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '') ?? ''
  );
}

function readAmount(
  text: string,
  { currency, settings, pricing, store }: CatalogContext,
): Result<number, GiftCardRefusal> {
  const { ratePerMillion } = pricing.view();
  const bound = (minor: number): Money => cleanThreshold(minor, currency, ratePerMillion);
  const from = bound(settings.giftCardRange.fromMinor);
  const to = bound(settings.giftCardRange.toMinor);
  const [, whole, fraction = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const decimals = decimalsOf(currency);
  if (whole === undefined || fraction.replace(/0+$/, '').length > decimals) {
    return refuse('line-gift-card-field', { field: 'amount' as const });
  }
  const minor =
    Number(whole) * 10 ** decimals + Number(fraction.padEnd(decimals, '0').slice(0, decimals) || '0');
  return minor >= from.minor && minor <= to.minor
    ? ok(minor)
    : refuse('line-gift-card-amount', {
        from: formatMoney(from, store.market),
        to: formatMoney(to, store.market),
      });
}
