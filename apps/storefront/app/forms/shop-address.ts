import { addressFields } from '@bowline/ui/forms';
import type { MessageKey } from '../i18n/message-key.ts';

/** The fields of an address, wherever the shop asks for one. A file of its own: the rules of all countries are large. */
export function shopAddressFields() {
  return addressFields<MessageKey>(
    {
      firstname: 'checkout.fields.firstname',
      lastname: 'checkout.fields.lastname',
      company: 'checkout.fields.company',
      country: 'checkout.fields.country',
      street: 'checkout.fields.street',
      houseNumber: 'checkout.fields.houseNumber',
      street2: 'checkout.fields.street2',
      postcode: 'checkout.fields.postcode',
      city: 'checkout.fields.city',
      region: 'checkout.fields.region',
      phone: 'checkout.fields.phone',
    },
    { phone: 'checkout.hints.phone' },
  );
}
