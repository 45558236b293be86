import type { CartItemInput } from '../../generated/operations.ts';
import type { FieldProblem } from '../checkout/fields/field-problem.ts';
import { emailProblem, type Problem, textProblem, textRules } from '../checkout/fields/text-rules.ts';

export const giftCardFields = ['amount', 'sender', 'recipient', 'recipientEmail', 'message'] as const;
export type GiftCardField = (typeof giftCardFields)[number];
export type GiftCardValues = Readonly<Record<GiftCardField, string>>;

/** Names of the options as the commerce edition of Magento has them; a uid is base64 of a name. */
const optionNames: Readonly<Record<GiftCardField, string>> = {
  amount: 'giftcard/custom_giftcard_amount',
  sender: 'giftcard/giftcard_sender_name',
  recipient: 'giftcard/giftcard_recipient_name',
  recipientEmail: 'giftcard/giftcard_recipient_email',
  message: 'giftcard/giftcard_message',
};

/** Undefined for forms of anything else. */
export function readGiftCard(form: FormData): GiftCardValues | undefined {
  if (!form.has('giftCard.amount')) return undefined;
  const entries = giftCardFields.map((field) => [field, String(form.get(`giftCard.${field}`) ?? '').trim()]);
  return Object.fromEntries(entries) as GiftCardValues;
}

/** All at once, where the API names one thing at a time; how much a card may be worth is for the API to say. */
export function giftCardProblems(values: GiftCardValues): FieldProblem<GiftCardField>[] {
  const isAmount = /^\d{1,7}([.,]\d{1,2})?$/.test(values.amount);
  const found: readonly [GiftCardField, Problem | undefined][] = [
    ['amount', isAmount ? undefined : { code: values.amount === '' ? 'required' : 'notValid' }],
    ['sender', textProblem(values.sender, textRules.firstname)],
    ['recipient', textProblem(values.recipient, textRules.firstname)],
    ['recipientEmail', emailProblem(values.recipientEmail)],
  ];
  return found.flatMap(([field, problem]) => (problem ? [{ field, ...problem }] : []));
}

export function giftCardOptions(values: GiftCardValues): Pick<CartItemInput, 'entered_options'> {
  return {
    entered_options: giftCardFields
      .filter((field) => values[field] !== '')
      .map((field) => ({ uid: btoa(optionNames[field]), value: values[field] })),
  };
}
