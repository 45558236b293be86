import { sql } from '@bowline/database';
import type { PersonalData } from '#module';

const digests = 'Digests and days only.';
const secrets = 'Opens the account, or could: nobody gets a copy of it.';

export const customersPersonalData: PersonalData = {
  tables: {
    customer: 'account.json',
    customer_address: 'addresses.json',
    customer_note: 'account.json',
    customer_session: 'account.json',
    customer_passkey: 'account.json',
    customer_place: digests,
    customer_device: digests,
    customer_link: secrets,
    customer_challenge: secrets,
    customer_copy: 'The copies themselves.',
    mail_letter: 'letters.json',
  },
  async copy(executor, { customerId, email, isEmailConfirmed }) {
    const { rows: account } = await sql<object>`
      select email, prefix, first_name as "firstName", middle_name as "middleName", last_name as "lastName", suffix,
        date_of_birth::text as "dateOfBirth", gender, tax_number as "taxNumber", is_business as "isBusiness", company,
        store_code as "store", confirmed_at as "emailConfirmedAt", created_at as "createdAt", (
          select coalesce(jsonb_agg(jsonb_build_object('device', s.device, 'place', s.place,
            'openedAt', s.created_at, 'lastUsedAt', s.last_used_at) order by s.id), '[]')
          from customer_session s where s.customer_id = c.id) as sessions, (
          select coalesce(jsonb_agg(jsonb_build_object('text', n.text, 'writtenAt', n.written_at) order by n.id), '[]')
          from customer_note n where n.customer_id = c.id) as notes, (
          select coalesce(jsonb_agg(jsonb_build_object('name', k.name, 'host', k.host, 'addedAt', k.created_at,
            'lastUsedAt', k.last_used_at) order by k.id), '[]')
          from customer_passkey k where k.customer_id = c.id) as passkeys
      from customer c where c.id = ${customerId}`.execute(executor);
    const { rows: addresses } = await sql<object>`
      select address, created_at as "createdAt" from customer_address
      where customer_id = ${customerId} order by id`.execute(executor);
    // Letters carry links that open the account: what they were about is enough.
    const { rows: letters } = isEmailConfirmed
      ? await sql<object>`
          select kind, subject, posted_at as "postedAt" from mail_letter
          where to_address = ${email} order by id desc limit 1000`.execute(executor)
      : { rows: [] };
    return [
      { path: 'account.json', content: account },
      ...(addresses.length > 0 ? [{ path: 'addresses.json', content: addresses }] : []),
      ...(letters.length > 0 ? [{ path: 'letters.json', content: letters }] : []),
    ];
  },
};
