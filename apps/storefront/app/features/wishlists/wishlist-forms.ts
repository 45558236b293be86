import { fields } from '@bowline/ui/forms';
import { describeForm } from '../../forms/shop-form.ts';

const nameField = () => fields.text({ label: 'wishlists.name', most: 100, autoComplete: 'off' });

export const createForm = describeForm('create-list', { name: nameField() });
export const renameForm = describeForm('rename-list', { name: nameField() });

/** What becomes of the items of a list that is deleted (specification 4). */
export const deletionChoices = ['MOVE', 'KEEP', 'DELETE'] as const;
export const deleteForm = describeForm('delete-list', {
  items: fields.choice({ label: 'wishlists.delete.question', among: deletionChoices }),
  to: fields.choice({ label: 'wishlists.delete.to', isOptional: true }),
});

/** Each item has forms of its own. */
export function wishForm(id: string) {
  return describeForm(`wish-${id}`, {
    quantity: fields.decimal({ label: 'product.quantity', inputMode: 'decimal', min: 0.01, step: 'any' }),
    note: fields.lines({ label: 'wishlists.note', most: 500, rows: 2, isOptional: true }),
  });
}

/** Forms that are buttons, beside a choice at most. */
export const wishIntents = [
  'remove',
  'move',
  'copy',
  'to-cart',
  'all-to-cart',
  'share',
  'unshare',
  'remind',
] as const;
export type WishIntent = (typeof wishIntents)[number];
