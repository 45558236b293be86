import { type AddressFieldName, fields, type Values } from '@bowline/ui/forms';
import { shopAddressFields } from '../../forms/shop-address.ts';
import { describeForm } from '../../forms/shop-form.ts';
import type { CartAddressInput } from '../../generated/operations.ts';
import { newsletterConsent } from '../newsletter/consent-field.ts';
import { bookedIdOf } from './booked-choice.ts';

export interface CustomerFormFacts {
  readonly isGuest: boolean;
  /** What the shop asks of a new password. */
  readonly rules: fields.PasswordRules;
}

/**
 * A business order names its company; a VAT number is its own choice, because not every company has one. A guest may have an
 * account made along the way.
 */
export function customerForm({ isGuest, rules }: CustomerFormFacts) {
  return describeForm('customer', {
    email: fields.email({
      label: 'checkout.fields.email',
      hint: 'checkout.hints.email',
      isAsked: () => isGuest,
    }),
    isBusiness: fields.tick({
      label: 'checkout.fields.isBusiness',
      hint: 'checkout.hints.isBusiness',
      isOptional: true,
    }),
    ...fields.askedIf(({ isBusiness }) => isBusiness === 'yes', {
      company: fields.companyName({ label: 'checkout.fields.company' }),
      vatNumber: fields.text({
        label: 'checkout.fields.vatNumber',
        hint: 'checkout.hints.vatNumber',
        isOptional: true,
        least: 8,
        most: 20,
        autoComplete: 'off',
      }),
    }),
    newsletter: newsletterConsent,
    createsAccount: fields.tick({
      label: 'checkout.fields.createsAccount',
      hint: 'checkout.hints.createsAccount',
      isOptional: true,
    }),
    ...fields.askedIf(({ createsAccount }) => isGuest && createsAccount === 'yes', {
      firstname: fields.personName({ label: 'checkout.fields.firstname', autoComplete: 'given-name' }),
      lastname: fields.personName({ label: 'checkout.fields.lastname', autoComplete: 'family-name' }),
      password: fields.newPassword(rules, { label: 'account.fields.password' }),
    }),
  });
}

/** Only customers have a book to keep an address in. */
const keepField = {
  keep: fields.tick({ label: 'checkout.fields.keepAddress' as const, isOptional: true }),
};

/** How the parcel travels, and whether the invoice goes to the same place: asked wherever the step asks where to. */
const deliveryFields = {
  method: fields.choice({ label: 'checkout.howToDeliver' as const }),
  /** The postcode of the list that the point was chosen from. */
  near: fields.text({ label: 'checkout.points.near' as const, isOptional: true, most: 16 }),
  point: fields.choice({ label: 'checkout.points.choose' as const, isOptional: true }),
  billsHere: fields.tick({ label: 'checkout.fields.billsHere' as const, isOptional: true }),
};

/** Which ways there are is known once the address is: what was chosen for another country is asked again. */
const deliveryFieldsOfNewPlace = {
  ...deliveryFields,
  method: { ...deliveryFields.method, isOptional: true },
};

export const shippingForm = describeForm('shipping', {
  ...shopAddressFields(),
  ...keepField,
  ...deliveryFieldsOfNewPlace,
});

export const bookForm = describeForm('book', {
  address: fields.choice({ label: 'checkout.chooseAddress' }),
  ...deliveryFieldsOfNewPlace,
});

export const deliveryForm = describeForm('delivery', deliveryFields);

export type DeliveryField = keyof typeof deliveryFields;

export const billingForm = describeForm('billing', {
  billing: fields.choice({ label: 'checkout.billTo', isOptional: true }),
  ...fields.askedIf(({ billing = '' }) => billing !== 'same' && bookedIdOf(billing) === undefined, {
    ...shopAddressFields(),
    ...keepField,
  }),
});

export interface PaymentFormFacts {
  readonly isFree: boolean;
  /** What buyers of digital content agree to; undefined without such. */
  readonly contentConsent?: { readonly version: string } | undefined;
}

/** Decision D6: an order with nothing to pay needs no method; agreeing to the terms, by their version, is always required. */
export function paymentForm({ isFree, contentConsent }: PaymentFormFacts) {
  return describeForm('payment', {
    method: fields.choice({ label: 'checkout.fields.paymentMethod', isAsked: () => !isFree }),
    contentConsent: fields.tick({
      label: 'checkout.fields.contentConsent',
      missing: 'contentConsent',
      isAsked: () => contentConsent !== undefined,
    }),
    terms: fields.tick({ label: 'checkout.fields.terms', missing: 'terms' }),
  });
}

/** An address as the API wants it. */
export function toAddressInput(values: Values<AddressFieldName | 'keep'>): CartAddressInput {
  const {
    firstname,
    lastname,
    company,
    country,
    street,
    houseNumber,
    street2,
    postcode,
    city,
    region,
    phone,
  } = values;
  return {
    firstname,
    lastname,
    company: company || null,
    street: street2 ? [street, street2] : [street],
    house_number: houseNumber || null,
    city,
    region: region || null,
    postcode: postcode || null,
    country_code: country,
    telephone: phone,
    save_in_address_book: values.keep === 'yes',
  };
}
