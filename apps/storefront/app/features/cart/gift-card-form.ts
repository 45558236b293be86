import { fields, type Values } from '@bowline/ui/forms';
import { describeForm } from '../../forms/shop-form.ts';
import type { CartItemInput } from '../../generated/operations.ts';

/** What a gift card is made with; how much one may be worth is for the API to say. */
export const giftCardForm = describeForm('gift-card-order', {
  amount: fields.decimal({
    label: 'cart.giftCard.amount',
    step: '0.01',
  }),
  sender: fields.personName({ label: 'cart.giftCard.sender', autoComplete: 'name' }),
  recipient: fields.personName({ label: 'cart.giftCard.recipient' }),
  recipientEmail: fields.email({ label: 'cart.giftCard.recipientEmail', autoComplete: 'off' }),
  message: fields.lines({ label: 'cart.giftCard.message', isOptional: true, rows: 4 }),
  deliveryDate: fields.day({
    label: 'cart.giftCard.deliveryDate',
    hint: 'cart.giftCard.deliveryDateHint',
    isOptional: true,
  }),
});

export type GiftCardField = keyof (typeof giftCardForm)['fields'];

/** Names of the options as the commerce edition of Magento has them; a uid is base64 of a name. */
const optionNames: Readonly<Record<GiftCardField, string>> = {
  amount: 'giftcard/custom_giftcard_amount',
  sender: 'giftcard/giftcard_sender_name',
  recipient: 'giftcard/giftcard_recipient_name',
  recipientEmail: 'giftcard/giftcard_recipient_email',
  message: 'giftcard/giftcard_message',
  deliveryDate: 'giftcard/giftcard_delivery_date',
};

export function giftCardOptions(values: Values<GiftCardField>): Pick<CartItemInput, 'entered_options'> {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return {
    entered_options: filled.map(([field, value]) => ({
      uid: btoa(optionNames[field as GiftCardField]),
      value,
    })),
  };
}
