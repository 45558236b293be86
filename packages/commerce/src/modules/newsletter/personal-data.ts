import { sql } from '@bowline/database';
import type { PersonalData } from '#module';
import { forgetSubscriber } from './repository.ts';

export const newsletterPersonalData: PersonalData = {
  tables: { newsletter_subscriber: 'newsletter.json', newsletter_consent: 'newsletter.json' },
  async copy(executor, { email, isEmailConfirmed }) {
    if (!isEmailConfirmed) return [];
    const { rows } = await sql<{ step: string }>`
      select s.status, c.step, c.source, c.locale, c.text_version as "textVersion", c.happened_at as "happenedAt"
      from newsletter_subscriber s left join newsletter_consent c on c.subscriber_id = s.id
      where s.email = ${email} order by c.id limit 1000`.execute(executor);
    return rows.length > 0 ? [{ path: 'newsletter.json', content: rows }] : [];
  },
  // Rules 4 and 8.
  forget: (transaction, { email, isEmailConfirmed: isConfirmed }) =>
    forgetSubscriber(transaction, { email, isConfirmed }),
};
