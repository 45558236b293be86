import { fields } from '@bowline/ui/forms';
import { describeForm } from '../../forms/desk-form.ts';

/** Of one locale: a page has those of two beside each other. */
export const wordsForm = (locale: string) =>
  describeForm(`words-${locale}`, {
    name: fields.text({ label: 'categories.name', most: 255 }),
    descriptionHtml: fields.lines({
      label: 'products.words.descriptionHtml',
      hint: 'products.words.htmlHint',
      most: 50_000,
      rows: 6,
      isOptional: true,
    }),
    metaTitle: fields.text({ label: 'products.words.metaTitle', most: 255, isOptional: true }),
    metaDescription: fields.lines({
      label: 'products.words.metaDescription',
      most: 500,
      rows: 2,
      isOptional: true,
    }),
  });

export const addressForm = (locale: string) =>
  describeForm(`address-${locale}`, {
    urlKey: fields.text({ label: 'categories.urlKey', hint: 'categories.urlKeyHint', most: 255 }),
  });

export const placeForm = describeForm('place', {
  parentId: fields.text({ label: 'categories.below', most: 9, isOptional: true }),
});

export const productsForm = describeForm('products', {
  skus: fields.lines({ label: 'categories.skus', hint: 'categories.skusHint', most: 20_000, rows: 3 }),
});

export const removalForm = describeForm('removal', {
  followerId: fields.text({
    label: 'categories.removal.follower',
    hint: 'categories.removal.followerHint',
    most: 9,
    isOptional: true,
  }),
  movesProducts: fields.tick({ label: 'categories.removal.movesProducts', isOptional: true }),
});

/** What a form sent as a number; nothing or anything else is none. */
export function numberOf(sent: FormDataEntryValue | null | undefined): number | null {
  const digits = /^\d{1,9}$/.exec(String(sent ?? ''))?.[0];
  return digits === undefined ? null : Number(digits);
}

/** A line of a choice, as deep as it lies. */
export const indented = ({ level, name }: { readonly level: number; readonly name: string }) =>
  `${'\u2003'.repeat(level - 1)}${name}`;
