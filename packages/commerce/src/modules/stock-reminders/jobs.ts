import type { TaskHandlers } from '@bowline/database';
import type { Mail } from '@bowline/mail';
import type { CommerceDatabase } from '#tables';
import { backInStockLetter } from './letters.ts';
import { forgetReminders, takeDueLetters } from './repository.ts';

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
