import { isCountryCode, type LocaleName, streetWithout } from '@bowline/markets';
import { type AddressFieldName, fields, type Values } from '@bowline/ui/forms';
import { shopAddressFields } from '../../../forms/shop-address.ts';
import { describeForm } from '../../../forms/shop-form.ts';
import type { AccountAddressFragment, CustomerAddressInput } from '../../../generated/operations.ts';
import { addressLines, present } from '../../orders/order-view.ts';

export const addressForm = describeForm('address', {
  ...shopAddressFields(),
  isDefaultShipping: fields.tick({ label: 'account.fields.defaultShipping', isOptional: true }),
  isDefaultBilling: fields.tick({ label: 'account.fields.defaultBilling', isOptional: true }),
});

/** Of a form for each address of the book. */
export const deleteIntent = 'delete-address';

type AddressValues = Values<AddressFieldName | 'isDefaultShipping' | 'isDefaultBilling'>;

export type BookedAddressView = ReturnType<typeof toBookedAddress>;

/** An address of the book as lists show it. */
export function toBookedAddress(address: AccountAddressFragment, locale: LocaleName) {
  const { street, region, firstname, lastname } = address;
  return {
    uid: address.uid ?? '',
    path: `/customer/address/edit/id/${address.id}`,
    lines: addressLines(
      {
        ...address,
        firstname: firstname ?? '',
        lastname: lastname ?? '',
        street: present(street),
        city: address.city ?? '',
        region: region?.region ?? null,
      },
      locale,
    ),
    isDefaultShipping: address.default_shipping ?? false,
    isDefaultBilling: address.default_billing ?? false,
  };
}

/** The same as the form shows it. */
export function toAddressValues(address: AccountAddressFragment): AddressValues {
  const [line = '', street2 = ''] = present(address.street);
  const houseNumber = address.house_number ?? '';
  const country = address.country_code ?? '';
  return {
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    company: address.company ?? '',
    country,
    street: isCountryCode(country) ? streetWithout(houseNumber, line, country) : line,
    houseNumber,
    street2,
    postcode: address.postcode ?? '',
    city: address.city ?? '',
    region: address.region?.region_code ?? '',
    phone: address.telephone ?? '',
    isDefaultShipping: address.default_shipping ? 'yes' : '',
    isDefaultBilling: address.default_billing ? 'yes' : '',
  };
}

/** And as the API wants it. */
export function toAddressInput(values: AddressValues): CustomerAddressInput {
  const { country, street, street2, houseNumber, region, phone, company, postcode } = values;
  return {
    firstname: values.firstname,
    lastname: values.lastname,
    company: company || null,
    street: street2 ? [street, street2] : [street],
    house_number: houseNumber || null,
    city: values.city,
    ...(region && { region: { region_code: region } }),
    postcode: postcode || null,
    ...(isCountryCode(country) && { country_code: country }),
    telephone: phone,
    default_shipping: values.isDefaultShipping === 'yes',
    default_billing: values.isDefaultBilling === 'yes',
  };
}
