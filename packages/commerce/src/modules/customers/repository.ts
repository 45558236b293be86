import { type Kysely, type Reading, sql, statement } from '@bowline/database';
import type { PostalAddress } from '#stores';
import type { CommerceTables } from '#tables';
import type { BookedAddress, Customer, CustomerDetails } from './model.ts';

type Executor = Kysely<CommerceTables>;
type CustomerRow = Omit<Customer, 'isConfirmed' | 'hasPassword'> & { confirmed: boolean; secured: boolean };

const columns = `id, email, group_id as "groupId", store_code as "storeCode", prefix, first_name as "firstName",
  middle_name as "middleName", last_name as "lastName", suffix, date_of_birth::text as "dateOfBirth", gender,
  tax_number as "taxNumber", is_business as "isBusiness", company, allows_assistance as "allowsAssistance",
  confirmed_at is not null as confirmed, password_hash is not null as secured, created_at as "createdAt",
  default_billing_id as "defaultBillingId", default_shipping_id as "defaultShippingId"`;

const customerById = statement<CustomerRow>(`select ${columns} from customer where id = $1`);

function toCustomer({ confirmed, secured, ...rest }: CustomerRow): Customer {
  return { ...rest, isConfirmed: confirmed, hasPassword: secured };
}

export async function readCustomer(reading: Reading, id: number): Promise<Customer | null> {
  const [row] = await reading.read(customerById, () => [id]);
  return row ? toCustomer(row) : null;
}

export async function findCustomer(
  executor: Executor,
  key: { readonly id: number } | { readonly email: string },
): Promise<Customer | null> {
  const { rows } = await sql<CustomerRow>`
    select ${sql.raw(columns)} from customer
    where ${'id' in key ? sql`id = ${key.id}` : sql`email = ${key.email}`}`.execute(executor);
  return rows[0] ? toCustomer(rows[0]) : null;
}

/** With a lock: what is decided about it is decided by one. */
export async function lockCustomer(executor: Executor, id: number): Promise<Customer | null> {
  const { rows } = await sql<CustomerRow>`
    select ${sql.raw(columns)} from customer where id = ${id} for update`.execute(executor);
  return rows[0] ? toCustomer(rows[0]) : null;
}

export interface KeptPassword {
  readonly id: number;
  readonly hash: string | null;
  readonly isConfirmed: boolean;
}

export async function passwordOf(
  executor: Executor,
  key: { readonly id: number } | { readonly email: string },
): Promise<KeptPassword | null> {
  const { rows } = await sql<KeptPassword>`
    select id, password_hash as hash, confirmed_at is not null as "isConfirmed" from customer
    where ${'id' in key ? sql`id = ${key.id}` : sql`email = ${key.email}`}`.execute(executor);
  return rows[0] ?? null;
}

/** Null when the address has an account already. */
export async function insertCustomer(
  executor: Executor,
  values: CustomerDetails & {
    readonly email: string;
    readonly passwordHash: string | null;
    readonly storeCode: string;
  },
  now: Date,
): Promise<number | null> {
  const row = await executor
    .insertInto('customer')
    .values({
      email: values.email,
      password_hash: values.passwordHash,
      store_code: values.storeCode,
      ...detailColumns(values),
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateDetails(
  executor: Executor,
  id: number,
  details: CustomerDetails,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('customer')
    .set({ ...detailColumns(details), changed_at: now })
    .where('id', '=', id)
    .execute();
}

function detailColumns(details: CustomerDetails) {
  return {
    prefix: details.prefix,
    first_name: details.firstName,
    middle_name: details.middleName,
    last_name: details.lastName,
    suffix: details.suffix,
    date_of_birth: details.dateOfBirth,
    gender: details.gender,
    tax_number: details.taxNumber,
    is_business: details.isBusiness,
    company: details.company,
    allows_assistance: details.allowsAssistance,
  };
}

export async function setGroup(executor: Executor, id: number, groupId: number): Promise<void> {
  await executor.updateTable('customer').set({ group_id: groupId }).where('id', '=', id).execute();
}

/** Only over the hash it was checked against, so that a newer password is never put back. */
export async function replacePassword(
  executor: Executor,
  id: number,
  { from, to }: { readonly from: string | null; readonly to: string },
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update customer set password_hash = ${to}, changed_at = ${now}
    where id = ${id} and password_hash is not distinct from ${from}`.execute(executor);
  return numAffectedRows === 1n;
}

/** False when somebody else has that address. */
export async function replaceEmail(
  executor: Executor,
  id: number,
  email: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update customer set email = ${email}, confirmed_at = null, changed_at = ${now}
    where id = ${id} and not exists (select from customer other where other.email = ${email} and other.id <> ${id})
    returning id`.execute(executor);
  return rows.length === 1;
}

/** Only the mailbox that the letter went to is proven. True when it was not before. */
export async function confirmMailbox(
  executor: Executor,
  id: number,
  email: string,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update customer set confirmed_at = ${now}, changed_at = ${now}
    where id = ${id} and email = ${email} and confirmed_at is null`.execute(executor);
  return numAffectedRows === 1n;
}

export async function deleteCustomer(executor: Executor, id: number): Promise<void> {
  await executor.deleteFrom('customer').where('id', '=', id).execute();
}

interface AddressRow {
  readonly id: number;
  readonly customerId: number;
  readonly address: PostalAddress;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
}

const addressColumns = `a.id, a.customer_id as "customerId", a.address,
  coalesce(c.default_billing_id = a.id, false) as "isDefaultBilling",
  coalesce(c.default_shipping_id = a.id, false) as "isDefaultShipping"`;

const addressesOfCustomer = statement<AddressRow>(`
  select ${addressColumns} from customer_address a join customer c on c.id = a.customer_id
  where a.customer_id = $1 order by a.id`);

export async function readAddresses(reading: Reading, customerId: number): Promise<readonly BookedAddress[]> {
  return reading.read(addressesOfCustomer, () => [customerId]);
}

/** Whoever it belongs to. */
export async function findAddress(executor: Executor, id: number): Promise<BookedAddress | null> {
  const { rows } = await sql<AddressRow>`
    select ${sql.raw(addressColumns)} from customer_address a join customer c on c.id = a.customer_id
    where a.id = ${id}`.execute(executor);
  return rows[0] ?? null;
}

export async function countAddresses(executor: Executor, customerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from customer_address where customer_id = ${customerId}`.execute(
    executor,
  );
  return rows[0]?.count ?? 0;
}

/** How many addresses there are, and whether this is one of them. */
export async function lookIntoBook(
  executor: Executor,
  customerId: number,
  address: PostalAddress,
): Promise<{ readonly count: number; readonly isKnown: boolean }> {
  const { rows } = await sql<{ count: number; isKnown: boolean }>`
    select count(*)::integer as count,
      coalesce(bool_or(address = ${JSON.stringify(address)}::jsonb), false) as "isKnown"
    from customer_address where customer_id = ${customerId}`.execute(executor);
  return rows[0] ?? { count: 0, isKnown: false };
}

export async function insertAddress(
  executor: Executor,
  customerId: number,
  address: PostalAddress,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into customer_address (customer_id, address, created_at)
    values (${customerId}, ${JSON.stringify(address)}::jsonb, ${now}) returning id`.execute(executor);
  return rows[0]?.id ?? 0;
}

export async function updateAddress(executor: Executor, id: number, address: PostalAddress): Promise<void> {
  await sql`update customer_address set address = ${JSON.stringify(address)}::jsonb where id = ${id}`.execute(
    executor,
  );
}

export async function deleteAddress(executor: Executor, id: number): Promise<void> {
  await executor.deleteFrom('customer_address').where('id', '=', id).execute();
}

/** Undefined leaves a default as it is. */
export async function setDefaults(
  executor: Executor,
  customerId: number,
  defaults: { readonly billing: number | null | undefined; readonly shipping: number | null | undefined },
): Promise<void> {
  const { billing, shipping } = defaults;
  if (billing === undefined && shipping === undefined) return;
  await executor
    .updateTable('customer')
    .set({
      ...(billing !== undefined && { default_billing_id: billing }),
      ...(shipping !== undefined && { default_shipping_id: shipping }),
    })
    .where('id', '=', customerId)
    .execute();
}
