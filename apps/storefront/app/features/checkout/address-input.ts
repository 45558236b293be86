import type { CartAddressInput } from '../../generated/operations.ts';
import type { AddressValues } from './fields/address-rules.ts';

/** An address as the API wants it. */
export function toAddressInput(values: AddressValues): CartAddressInput {
  const { firstname = '', lastname = '', company, country = '', street = '', street2 } = values;
  const { postcode, city = '', region, phone = '' } = values;
  return {
    firstname,
    lastname,
    company: company || null,
    street: street2 ? [street, street2] : [street],
    city,
    region: region || null,
    postcode: postcode || null,
    country_code: country,
    telephone: phone,
  };
}
