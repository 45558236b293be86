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

export const refundForm = describeForm('refund', {
  amount: fields.text({
    label: 'orders.refund.amount',
    hint: 'orders.refund.amountHint',
    most: 12,
    inputMode: 'decimal',
    isOptional: true,
  }),
  withShipping: fields.tick({ label: 'orders.refund.withShipping', isOptional: true }),
  reason: fields.text({ label: 'orders.reason', most: 500, isOptional: true }),
});

export const noteForm = describeForm('note', {
  text: fields.lines({ label: 'orders.note.text', most: 2_000, rows: 2 }),
});

/** Buttons that need no form of their own. */
export const plainMoves = ['hold', 'release', 'deliver', 'receiveMoney'] as const;
export type PlainMove = (typeof plainMoves)[number];
