import { fields } from '@bowline/ui/forms';
import { describeForm } from '../../forms/desk-form.ts';

/** Where the page of a product is, by its sku or that of a variant. */
export const productPath = (sku: string) => `/products/${encodeURIComponent(sku)}`;

/** Of one locale: a page has those of two beside each other. */
export const wordsForm = (locale: string) =>
  describeForm(`words-${locale}`, {
    name: fields.text({ label: 'products.words.name', most: 255 }),
    rangeName: fields.text({ label: 'products.words.rangeName', most: 255, isOptional: true }),
    colourName: fields.text({ label: 'products.words.colourName', most: 100, isOptional: true }),
    shortDescription: fields.lines({
      label: 'products.words.shortDescription',
      most: 2_000,
      rows: 3,
      isOptional: true,
    }),
    descriptionHtml: fields.lines({
      label: 'products.words.descriptionHtml',
      hint: 'products.words.htmlHint',
      most: 50_000,
      rows: 10,
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

export const taxClasses = ['standard', 'books', 'services'] as const;

export const taxClassForm = describeForm('tax-class', {
  taxClass: fields.choice({ label: 'products.tax.class', among: taxClasses }),
});

export const addressForm = (locale: string) =>
  describeForm(`address-${locale}`, {
    urlKey: fields.text({ label: 'products.words.urlKey', hint: 'products.words.urlKeyHint', most: 255 }),
  });
