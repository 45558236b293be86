import { beginsWith, type RawBuilder, sql } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import type { PostalAddress } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { Customer } from './model.ts';
import { findCustomer } from './repository.ts';

export interface FoundCustomer {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly company: string | null;
  readonly group: string;
  readonly storeCode: string;
  readonly isConfirmed: boolean;
  readonly createdAt: Date;
}

export interface CustomerSearch {
  /** What was typed (rule 33). */
  readonly text?: string | null | undefined;
  readonly groupId?: number | null | undefined;
  /** Customers older than the one of this id. */
  readonly before?: number | null | undefined;
}

export interface CustomerFile {
  readonly customer: Customer;
  readonly addresses: readonly PostalAddress[];
  readonly notes: readonly CustomerNote[];
}

export interface CustomerNote {
  readonly id: number;
  readonly text: string;
  readonly by: string;
  readonly at: Date;
}

export interface CustomerGroup {
  readonly id: number;
  readonly name: string;
  /** Up to 9,999. */
  readonly customers: number;
  /** Came with the shop: programs know it by its number. */
  readonly isFixed: boolean;
}

type Refused<Code extends string> = { readonly code: Code; readonly details: Record<string, never> };
type Outcome<Code extends string> = Promise<Result<undefined, Refused<Code>>>;

/** Customers as those who run the shop look after them. */
export interface CustomersAdmin {
  search(
    question: CustomerSearch,
  ): Promise<{ readonly customers: readonly FoundCustomer[]; readonly hasMore: boolean }>;
  find(id: number): Promise<CustomerFile | null>;
  note(id: number, note: Omit<CustomerNote, 'id' | 'at'>): Outcome<'customer-not-found' | 'notes-full'>;
  setGroup(id: number, groupId: number): Outcome<'customer-not-found' | 'group-not-found'>;
  groups(): Promise<readonly CustomerGroup[]>;
  addGroup(name: string): Outcome<'group-name-not-valid' | 'groups-full'>;
  renameGroup(id: number, name: string): Outcome<'group-name-not-valid' | 'group-not-found'>;
  /** Only of a group that nobody is in. */
  removeGroup(id: number): Outcome<'group-in-use' | 'group-not-found'>;
}

const pageSize = 50;
const mostNotes = 200;
const mostGroups = 100;
const mostCounted = 9_999;
const longestText = 100;
const longestName = 32;
const lastFixedGroup = 3;

const isGroupName = (name: string) => name.length > 0 && name.length <= longestName && !/[<>]/.test(name);

/** Rule 33: the first word of a name, and where there is a second, the last name begins with it. One of these has to hold. */
function waysToFind(typed: string): readonly RawBuilder<unknown>[] {
  const text = typed.toLowerCase();
  const [first = '', second] = text.split(/\s+/, 2);
  const company = beginsWith(sql`lower(company)`, text);
  const lastName = beginsWith(sql`lower(last_name)`, text);
  const firstName = beginsWith(sql`lower(first_name)`, first);
  return second
    ? [sql`${firstName} and ${beginsWith(sql`lower(last_name)`, second)}`, company, lastName]
    : [beginsWith(sql`email`, first), lastName, firstName, company];
}

/** Looked at one by one; a page is full of them when one customer in forty is meant. */
const latestLookedAt = 2_000;

export function createCustomersAdmin(database: CommerceDatabase, clock: () => Date): CustomersAdmin {
  const { kysely } = database;
  return {
    async search({ text, groupId, before }) {
      const typed = (text ?? '').trim().slice(0, longestText);
      const wanted = sql`
        ${typeof groupId === 'number' ? sql`and group_id = ${groupId}` : sql``}
        ${before ? sql`and id < ${before}` : sql``}`;
      const chosen = sql`${wanted} order by id desc limit`;
      const show = async (found: RawBuilder<unknown>) => {
        const { rows } = await sql<FoundCustomer>`
          select c.id, c.email, concat_ws(' ', c.first_name, c.middle_name, c.last_name) as name, c.company,
            g.code as group, c.store_code as "storeCode", c.confirmed_at is not null as "isConfirmed",
            c.created_at as "createdAt"
          from (${found}) as c join customer_group g on g.id = c.group_id order by c.id desc`.execute(kysely);
        return { customers: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
      };
      if (typed === '') return show(sql`select * from customer where true ${chosen} ${pageSize + 1}`);
      const ways = waysToFind(typed);
      const amongLatest = await show(sql`
        select * from (select * from customer where true ${chosen} ${latestLookedAt}) as latest
        where ${sql.join(ways, sql` or `)} order by id desc limit ${pageSize + 1}`);
      if (amongLatest.hasMore) return amongLatest;
      // Found and ordered before anything else: the planner cannot tell how many begin alike, and would rather go through all customers.
      const found = ways.map((way) => sql`select id from customer where (${way}) ${wanted}`);
      return show(sql`
        with found as materialized (${sql.join(found, sql` union `)} order by id desc limit ${pageSize + 1})
        select customer.* from found join customer using (id)`);
    },
    async find(id) {
      const customer = await findCustomer(kysely, { id });
      if (!customer) return null;
      const addresses = await sql<{ address: PostalAddress }>`
        select address from customer_address where customer_id = ${id} order by id limit 100`.execute(kysely);
      const notes = await sql<CustomerNote>`
        select id, text, written_by as by, written_at as at from customer_note
        where customer_id = ${id} order by id desc limit ${mostNotes}`.execute(kysely);
      return { customer, addresses: addresses.rows.map(({ address }) => address), notes: notes.rows };
    },
    note: (id, { text, by }) =>
      database.transaction(async (transaction) => {
        const known = await sql`select from customer where id = ${id} for update`.execute(transaction);
        if (known.rows.length === 0) return refuse('customer-not-found');
        const { rows } = await sql<{ n: number }>`
          select count(*)::integer as n from customer_note where customer_id = ${id}`.execute(transaction);
        if ((rows[0]?.n ?? 0) >= mostNotes) return refuse('notes-full');
        await sql`insert into customer_note (customer_id, text, written_by, written_at)
          values (${id}, ${text}, ${by}, ${clock()})`.execute(transaction);
        return ok();
      }),
    setGroup: (id, groupId) =>
      database.transaction(async (transaction) => {
        const known =
          await sql`select from customer_group where id = ${groupId} and id > 0 for share`.execute(
            transaction,
          );
        if (known.rows.length === 0) return refuse('group-not-found');
        const { rows } = await sql`
          update customer set group_id = ${groupId}, changed_at = ${clock()} where id = ${id} returning id`.execute(
          transaction,
        );
        return rows.length === 1 ? ok() : refuse('customer-not-found');
      }),
    async groups() {
      const { rows } = await sql<CustomerGroup>`
        select g.id, g.code as name, g.id <= ${lastFixedGroup} as "isFixed", (
          select count(*)::integer from (
            select from customer c where c.group_id = g.id limit ${mostCounted}) as own) as customers
        from customer_group g order by g.id limit ${mostGroups}`.execute(kysely);
      return rows;
    },
    async addGroup(name) {
      if (!isGroupName(name)) return refuse('group-name-not-valid');
      return database.transaction(async (transaction) => {
        // Two who add at once would otherwise take the same number.
        await sql`lock table customer_group in share row exclusive mode`.execute(transaction);
        const { rows } = await sql<{ n: number; isTaken: boolean }>`
          select count(*)::integer as n, coalesce(bool_or(lower(code) = lower(${name})), false) as "isTaken"
          from customer_group`.execute(transaction);
        if ((rows[0]?.n ?? 0) >= mostGroups) return refuse('groups-full');
        if (rows[0]?.isTaken) return refuse('group-name-not-valid');
        await sql`insert into customer_group (id, code) select max(id) + 1, ${name} from customer_group`.execute(
          transaction,
        );
        return ok();
      });
    },
    async renameGroup(id, name) {
      if (!isGroupName(name)) return refuse('group-name-not-valid');
      const { rows } = await sql`
        update customer_group set code = ${name}
        where id = ${id} and id > ${lastFixedGroup}
          and not exists (select from customer_group o where lower(o.code) = lower(${name}) and o.id <> ${id})
        returning id`.execute(kysely);
      return rows.length === 1 ? ok() : refuse('group-not-found');
    },
    removeGroup: (id) =>
      database.transaction(async (transaction) => {
        const known = await sql`
          select from customer_group where id = ${id} and id > ${lastFixedGroup} for update`.execute(
          transaction,
        );
        if (known.rows.length === 0) return refuse('group-not-found');
        const own = await sql`select from customer where group_id = ${id} limit 1`.execute(transaction);
        if (own.rows.length > 0) return refuse('group-in-use');
        await sql`delete from customer_group where id = ${id}`.execute(transaction);
        return ok();
      }),
  };
}
