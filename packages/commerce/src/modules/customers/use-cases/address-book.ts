import type { Kysely } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { streetWithout } from '@bowline/markets';
import { type AddressInput, type AddressRefusal, type PostalAddress, readAddress } from '#stores';
import type { CommerceTables } from '#tables';
import type { BookedAddress, CustomersContext } from '../model.ts';
import type { CustomersRefusal } from '../refusals.ts';
import {
  countAddresses,
  deleteAddress,
  findAddress,
  insertAddress,
  lockCustomer,
  lookIntoBook,
  setDefaults,
  updateAddress,
} from '../repository.ts';

/** Rule 14. */
const mostAddresses = 100;

export interface BookedAddressInput extends Partial<AddressInput> {
  readonly default_billing?: boolean | null;
  readonly default_shipping?: boolean | null;
}

type WrittenRefusal =
  | AddressRefusal
  | CustomersRefusal<'address-region-id-required' | 'address-book-full' | 'booked-address-not-found'>;

/** A new one has to be whole; of one that changes, what is left out stays. */
function readWritten(
  input: BookedAddressInput,
  before: PostalAddress | null,
  { settings, store }: CustomersContext,
): Result<PostalAddress, WrittenRefusal> {
  const kept = before ? inputOf(before) : blank(store.market.country);
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const isMoved = input.country_code !== undefined && input.country_code !== before?.country;
  const isStreetNew = input.street !== undefined && input.house_number === undefined;
  const written = {
    ...kept,
    ...(isMoved && { region: null, region_id: null }),
    ...(isStreetNew && { house_number: null }),
    ...given,
  } as AddressInput;
  const address = readAddress(written, settings);
  return address.ok || address.refusal.code !== 'region-required'
    ? address
    : refuse('address-region-id-required');
}

function blank(country: string): AddressInput {
  return { firstname: '', lastname: '', street: [], city: '', telephone: '', country_code: country };
}

function inputOf(address: PostalAddress): AddressInput {
  const { houseNumber, region, customAttributes } = address;
  return {
    prefix: address.prefix ?? null,
    firstname: address.firstName,
    middlename: address.middleName ?? null,
    lastname: address.lastName,
    suffix: address.suffix ?? null,
    company: address.company,
    street: houseNumber
      ? address.street.map((line, index) =>
          index === 0 ? streetWithout(houseNumber, line, address.country) : line,
        )
      : address.street,
    house_number: houseNumber ?? null,
    city: address.city,
    region: region?.name ?? null,
    region_id: region?.id ?? null,
    postcode: address.postcode,
    country_code: address.country,
    telephone: address.phone,
    fax: address.fax ?? null,
    vat_id: address.vatNumber,
    custom_attributes: (customAttributes ?? []).map((attribute) =>
      'value' in attribute
        ? { attribute_code: attribute.code, value: attribute.value }
        : {
            attribute_code: attribute.code,
            selected_options: attribute.selected.map((value) => ({ value })),
          },
    ),
  };
}

/** Rule 17. The caller has locked the customer. */
export async function bookAddress(
  executor: Kysely<CommerceTables>,
  customerId: number,
  address: PostalAddress,
  now: Date,
): Promise<void> {
  const { count, isKnown } = await lookIntoBook(executor, customerId, address);
  if (isKnown || count >= mostAddresses) return;
  const id = await insertAddress(executor, customerId, address, now);
  if (count === 0) await setDefaults(executor, customerId, { billing: id, shipping: id });
}

/** Rules 14 and 15. */
export async function addAddress(
  customerId: number,
  input: BookedAddressInput,
  context: CustomersContext,
): Promise<Result<BookedAddress, WrittenRefusal>> {
  const address = readWritten(input, null, context);
  if (!address.ok) return address;
  return context.customers.database.transaction(
    async (transaction): Promise<Result<BookedAddress, WrittenRefusal>> => {
      const customer = await lockCustomer(transaction, customerId);
      if (!customer) return refuse('booked-address-not-found');
      const count = await countAddresses(transaction, customerId);
      if (count >= mostAddresses) return refuse('address-book-full', { most: mostAddresses });
      const id = await insertAddress(transaction, customerId, address.value, context.now);
      const isFirst = count === 0;
      await setDefaults(transaction, customerId, {
        billing: (input.default_billing ?? isFirst) ? id : undefined,
        shipping: (input.default_shipping ?? isFirst) ? id : undefined,
      });
      const added = await findAddress(transaction, id);
      return added ? ok(added) : refuse('booked-address-not-found');
    },
  );
}

export async function changeAddress(
  customerId: number,
  id: number,
  input: BookedAddressInput,
  context: CustomersContext,
): Promise<Result<BookedAddress, WrittenRefusal>> {
  return context.customers.database.transaction(
    async (transaction): Promise<Result<BookedAddress, WrittenRefusal>> => {
      await lockCustomer(transaction, customerId);
      const before = await findAddress(transaction, id);
      if (before?.customerId !== customerId) return refuse('booked-address-not-found');
      const address = readWritten(input, before.address, context);
      if (!address.ok) return address;
      await updateAddress(transaction, id, address.value);
      await setDefaults(transaction, customerId, {
        billing: chosenDefault(input.default_billing, id, before.isDefaultBilling),
        shipping: chosenDefault(input.default_shipping, id, before.isDefaultShipping),
      });
      const after = await findAddress(transaction, id);
      return after ? ok(after) : refuse('booked-address-not-found');
    },
  );
}

function chosenDefault(wish: boolean | null | undefined, id: number, isDefault: boolean) {
  if (wish === true) return id;
  return wish === false && isDefault ? null : undefined;
}

/** Rule 15. */
export async function removeAddress(
  customerId: number,
  id: number,
  { customers }: CustomersContext,
): Promise<
  Result<
    undefined,
    CustomersRefusal<
      'booked-address-not-found' | 'address-is-default-billing' | 'address-is-default-shipping'
    >
  >
> {
  return customers.database.transaction(async (transaction) => {
    await lockCustomer(transaction, customerId);
    const address = await findAddress(transaction, id);
    if (address?.customerId !== customerId) return refuse('booked-address-not-found');
    if (address.isDefaultShipping) return refuse('address-is-default-shipping', { id });
    if (address.isDefaultBilling) return refuse('address-is-default-billing', { id });
    await deleteAddress(transaction, id);
    return ok();
  });
}
