import type { MessageKey } from '../../../i18n/message-key.ts';
import type { AddressField } from './address-rules.ts';

export const addressLabels: Readonly<Record<AddressField, MessageKey>> = {
  firstname: 'checkout.fields.firstname',
  lastname: 'checkout.fields.lastname',
  company: 'checkout.fields.company',
  country: 'checkout.fields.country',
  street: 'checkout.fields.street',
  street2: 'checkout.fields.street2',
  postcode: 'checkout.fields.postcode',
  city: 'checkout.fields.city',
  region: 'checkout.fields.region',
  phone: 'checkout.fields.phone',
};
