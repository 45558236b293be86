import type { TaskHandlers } from '@bowline/database';
import { fill } from '@bowline/kit';
import type { Mail, Posting } from '@bowline/mail';
import { markets, shop } from '@bowline/markets';
import type { CommerceDatabase } from '#tables';
import { textsOf } from '#texts';
import { type DueLetter, forgetReminders, takeDueLetters } from './repository.ts';

export interface StockReminderJobs {
  /** Recurring: writes to everybody who waits for something that is back. */
  'stock-reminders.tell': unknown;
}

/** A delivery for a favourite colour may be awaited by hundreds; each handful is written in a transaction of its own. */
const lettersAtOnce = 50;

export function stockReminderJobs(
  database: CommerceDatabase,
  { mail, baseUrl }: { readonly mail: Pick<Mail, 'post'> | null; readonly baseUrl: string },
): TaskHandlers<StockReminderJobs> {
  async function tellSome(post: Mail['post']): Promise<number> {
    return database.transaction(async (transaction) => {
      const due = await takeDueLetters(transaction, lettersAtOnce);
      for (const letter of due) await post(transaction, backInStockLetter(letter, baseUrl));
      await forgetReminders(
        transaction,
        due.map(({ id }) => id),
      );
      return due.length;
    });
  }
  return {
    'stock-reminders.tell': async (_, { signal }) => {
      if (!mail) return;
      let told = lettersAtOnce;
      while (told === lettersAtOnce && !signal.aborted) told = await tellSome(mail.post);
    },
  };
}

/** Rule 7: the one letter that was asked for. */
export function backInStockLetter({ email, locale, name, urlKey }: DueLetter, baseUrl: string): Posting {
  const text = textsOf('stock-reminders', locale).letter;
  return {
    kind: 'back-in-stock',
    locale,
    to: { address: email },
    subject: fill(text.subject, { name }),
    letter: {
      preview: text.text,
      blocks: [
        { heading: fill(text.heading, { name }) },
        { text: text.text },
        { button: { label: text.button, url: `${baseUrl}${markets[locale].prefix}/${urlKey}` } },
      ],
      footer: [shop.legalName, text.whyYou],
    },
  };
}
