import type { BadgeTone } from '@bowline/ui/components';
import { fields } from '@bowline/ui/forms';
import { describeForm } from '../../forms/desk-form.ts';

export const sheetKinds = ['prices', 'stock', 'texts'] as const;

/** Beside these it has the file itself, under its own name. */
export const sheetForm = describeForm('sheet', {
  kind: fields.choice({ label: 'sheets.kind', among: sheetKinds }),
});

/** As files name them, in every language. */
export const columnsOf: Readonly<Record<(typeof sheetKinds)[number], string>> = {
  prices: 'sku, price, reduced_price, reduced_from, reduced_until, price nl-NL EUR …',
  stock: 'pool, quantity',
  texts: 'sku, locale, name, short_description, description, meta_title, meta_description, colour, range',
};

export const tones: Readonly<Record<string, BadgeTone>> = {
  waiting: 'neutral',
  reading: 'info',
  done: 'success',
  failed: 'error',
  canceled: 'warning',
};
