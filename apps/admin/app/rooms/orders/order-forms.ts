import { fields } from '@bowline/ui/forms';
import { describeForm } from '../../forms/desk-form.ts';

/** Beside these each form has a quantity for every line, under its own name (`quantity-<line>`). */
export const quantityField = (line: string) => `quantity-${line}`;

export const shipForm = describeForm('ship', {
  carrier: fields.text({ label: 'orders.ship.carrier', most: 60, isOptional: true }),
  trackingNumber: fields.text({ label: 'orders.ship.tracking', most: 100, isOptional: true }),
});

export const cancelForm = describeForm('cancel', {
  reason: fields.text({ label: 'orders.reason', most: 500, isOptional: true }),
});

/** Where the money goes: back the way it came, or to a new card. */
export const refundWays = ['payer', 'card'] as const;

export const refundForm = describeForm('refund', {
  amount: fields.text({
    label: 'orders.refund.amount',
    hint: 'orders.refund.amountHint',
    most: 12,
    inputMode: 'decimal',
    isOptional: true,
  }),
  withShipping: fields.tick({ label: 'orders.refund.withShipping', isOptional: true }),
  way: fields.choice({ label: 'orders.refund.way', among: refundWays }),
  reason: fields.text({ label: 'orders.reason', most: 500, isOptional: true }),
});

export const noteForm = describeForm('note', {
  text: fields.lines({ label: 'orders.note.text', most: 2_000, rows: 2 }),
});

/** Where an order goes that was not sent yet; the country stays. */
export const addressForm = describeForm('address', {
  firstName: fields.text({ label: 'orders.address.firstName', most: 64, autoComplete: 'off' }),
  lastName: fields.text({ label: 'orders.address.lastName', most: 64, autoComplete: 'off' }),
  company: fields.text({ label: 'orders.address.company', most: 128, isOptional: true, autoComplete: 'off' }),
  street: fields.lines({ label: 'orders.address.street', most: 260, rows: 2 }),
  postcode: fields.text({
    label: 'orders.address.postcode',
    most: 16,
    isOptional: true,
    autoComplete: 'off',
  }),
  city: fields.text({ label: 'orders.address.city', most: 64, autoComplete: 'off' }),
  region: fields.text({ label: 'orders.address.region', most: 64, isOptional: true, autoComplete: 'off' }),
  phone: fields.text({ label: 'orders.address.phone', most: 24, autoComplete: 'off' }),
});

/** Buttons that need no form of their own. */
export const plainMoves = ['hold', 'release', 'deliver', 'receiveMoney'] as const;
export type PlainMove = (typeof plainMoves)[number];
