import type { BadgeTone } from '@bowline/ui/components';
import { fields } from '@bowline/ui/forms';
import { describeForm } from '../../forms/desk-form.ts';

export const groups = [
  'catalogue',
  'pictures',
  'stock',
  'customers',
  'orders',
  'rewrites',
  'reviews',
  'subscribers',
] as const;

/** Tables of Magento that come as files, by the group that reads them. */
export const tablesOf: Readonly<Partial<Record<(typeof groups)[number], readonly string[]>>> = {
  customers: ['customer_entity'],
  rewrites: ['url_rewrite'],
  reviews: ['review', 'review_detail', 'rating_option_vote'],
  subscribers: ['newsletter_subscriber'],
};

/** Beside these it has ticks for groups, and a file for each table under the table's name. */
export const startForm = describeForm('magento-import', {
  url: fields.text({
    label: 'magento-import.url',
    hint: 'magento-import.urlHint',
    most: 300,
    autoComplete: 'off',
  }),
  token: fields.password({
    label: 'magento-import.token',
    hint: 'magento-import.tokenHint',
    most: 500,
    autoComplete: 'off',
  }),
  vat: fields.text({
    label: 'magento-import.vat',
    hint: 'magento-import.vatHint',
    most: 5,
    inputMode: 'decimal',
    isOptional: true,
  }),
});

/** `21` or `5.5` per cent in hundredths of one; null for what is none. */
export function basisPointsOf(typed: string): number | null {
  if (typed.trim() === '') return 0;
  const [, whole = '', part = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return whole === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

export const tones: Readonly<Record<string, BadgeTone>> = {
  waiting: 'neutral',
  reading: 'info',
  stopped: 'error',
  done: 'success',
  canceled: 'warning',
};
