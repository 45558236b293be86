import type { CountryCode } from '@bowline/markets';

/** An address as it was given: at the checkout, in an order, in a customer's book. What is absent was not given. */
export interface PostalAddress {
  readonly prefix?: string;
  readonly firstName: string;
  readonly middleName?: string;
  readonly lastName: string;
  readonly suffix?: string;
  readonly company: string | null;
  readonly vatNumber: string | null;
  /** With the number of the house, for whoever knows nothing but lines. */
  readonly street: readonly string[];
  /** Part of the first line. */
  readonly houseNumber?: string;
  readonly city: string;
  readonly postcode: string | null;
  readonly region: AddressRegion | null;
  readonly country: CountryCode;
  readonly phone: string;
  readonly fax?: string;
  readonly customAttributes?: readonly AddressAttribute[];
}

/** One of its country's, by number; where a country has none, what was written. */
export interface AddressRegion {
  readonly code: string;
  readonly name: string;
  readonly id: number | null;
}

/** What a client knows of an address and the shop does not: kept, and shown again. */
export type AddressAttribute =
  | { readonly code: string; readonly value: string }
  | { readonly code: string; readonly selected: readonly string[] };

export function fullName({ prefix, firstName, middleName, lastName, suffix }: PostalAddress): string {
  return [prefix, firstName, middleName, lastName, suffix].filter(Boolean).join(' ');
}

/** As it stands on a label, for people who look at it. */
export function addressLines(address: PostalAddress): readonly string[] {
  return [
    fullName(address),
    address.company,
    ...address.street,
    [address.postcode, address.city].filter(Boolean).join(' '),
    address.region?.name,
    address.country,
  ].filter((line): line is string => Boolean(line));
}

/** What carts and orders show of an address in the same way, as its fields are named on the wire. */
export function showAddressDetails(address: PostalAddress) {
  return {
    firstname: address.firstName,
    lastname: address.lastName,
    middlename: address.middleName ?? null,
    prefix: address.prefix ?? null,
    suffix: address.suffix ?? null,
    company: address.company,
    street: address.street,
    houseNumber: address.houseNumber ?? null,
    city: address.city,
    postcode: address.postcode,
    telephone: address.phone,
    vatId: address.vatNumber,
    fax: address.fax ?? null,
    customAttributes: (address.customAttributes ?? []).map(showAttribute),
  };
}

function showAttribute(attribute: AddressAttribute) {
  const { code } = attribute;
  return 'value' in attribute
    ? { code, label: code, value: attribute.value }
    : { code, label: code, selectedOptions: attribute.selected.map((value) => ({ label: value, value })) };
}
