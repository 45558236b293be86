import { type Kysely, type Reading, sql, statement } from '@bowline/database';
import type { CommerceTables } from '#tables';
import type { Algorithm, NewKey, Passkey } from './model.ts';

type Executor = Kysely<CommerceTables>;

const columns = `id, name, host, created_at as "createdAt", last_used_at as "lastUsedAt"`;

const passkeysOfCustomer = statement<Passkey>(`
  select ${columns} from customer_passkey where customer_id = $1 order by id`);

export function readPasskeys(reading: Reading, customerId: number): Promise<readonly Passkey[]> {
  return reading.read(passkeysOfCustomer, () => [customerId]);
}

export async function credentialsOf(executor: Executor, customerId: number): Promise<readonly Buffer[]> {
  const { rows } = await sql<{ id: Buffer }>`
    select credential_id as id from customer_passkey where customer_id = ${customerId} order by id`.execute(
    executor,
  );
  return rows.map(({ id }) => id);
}

/** Null when somebody has it already. */
export async function insertPasskey(
  executor: Executor,
  customerId: number,
  { credentialId, publicKey, algorithm, counter, host, name }: NewKey & { readonly name: string },
  now: Date,
): Promise<Passkey | null> {
  const { rows } = await sql<Passkey>`
    insert into customer_passkey
      (customer_id, credential_id, public_key, algorithm, counter, host, name, created_at)
    values (${customerId}, ${credentialId}, ${publicKey}, ${algorithm}, ${counter}, ${host}, ${name}, ${now})
    on conflict (credential_id) do nothing returning ${sql.raw(columns)}`.execute(executor);
  return rows[0] ?? null;
}

export interface KeptKey {
  readonly id: number;
  readonly customerId: number;
  readonly publicKey: Buffer;
  readonly algorithm: Algorithm;
  readonly host: string;
  readonly isConfirmed: boolean;
}

export async function findKey(executor: Executor, credentialId: Buffer): Promise<KeptKey | null> {
  const { rows } = await sql<KeptKey>`
    select k.id, k.customer_id as "customerId", k.public_key as "publicKey", k.algorithm, k.host,
      c.confirmed_at is not null as "isConfirmed"
    from customer_passkey k join customer c on c.id = k.customer_id
    where k.credential_id = ${credentialId}`.execute(executor);
  return rows[0] ?? null;
}

/** Rule 24: false when the device has counted less than before. */
export async function countUse(executor: Executor, id: number, counter: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update customer_passkey set counter = ${counter}, last_used_at = ${now}
    where id = ${id} and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))
    returning id`.execute(executor);
  return rows.length === 1;
}

export async function renamePasskey(
  executor: Executor,
  { id, customerId, name }: { readonly id: number; readonly customerId: number; readonly name: string },
): Promise<Passkey | null> {
  const { rows } = await sql<Passkey>`
    update customer_passkey set name = ${name} where id = ${id} and customer_id = ${customerId}
    returning ${sql.raw(columns)}`.execute(executor);
  return rows[0] ?? null;
}

export async function deletePasskey(executor: Executor, id: number, customerId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from customer_passkey where id = ${id} and customer_id = ${customerId} returning id`.execute(
    executor,
  );
  return rows.length === 1;
}
