import { type Enqueue, enqueue, type TaskHandlers } from '@bowline/database';
import type { Mail } from '@bowline/mail';
import type { LocaleName } from '@bowline/markets';
import type { PersonalData } from '#module';
import type { ShopData } from '#stores';
import type { CommerceDatabase } from '#tables';
import { makeCopy } from './data-copy/make-copy.ts';
import { confirmLetter, resetLetter } from './letters.ts';
import { makeLink } from './links.ts';
import { lockCustomer } from './repository.ts';
import { forgetOld, oldFarewells } from './sessions.ts';

interface AskedLetter {
  /** Null when nobody has the address: there is as much to do for the asker, and nothing to write. */
  readonly customerId: number | null;
  readonly locale: LocaleName;
}

export interface CustomersJobs {
  'customers.send-reset-link': AskedLetter;
  'customers.send-confirmation': AskedLetter;
  'customers.make-copy': { readonly customerId: number };
  /** Recurring: sessions, links and places that count no more. */
  'customers.forget-old': unknown;
}

/** What happened to accounts; whoever has something of theirs handles it. */
export interface CustomerNews {
  'customers.confirmed': { readonly customerId: number };
  /** The account is gone. */
  'customers.left': { readonly customerId: number };
}

export const enqueueCustomers: Enqueue<CustomersJobs & CustomerNews> = enqueue;

export function customersJobs(options: {
  readonly database: CommerceDatabase;
  readonly mail: Pick<Mail, 'post' | 'remove'> | null;
  readonly personalData: readonly PersonalData[];
  readonly shopData: ShopData;
  readonly clock: () => Date;
  readonly baseUrl: string;
}): TaskHandlers<CustomersJobs> {
  const { database, mail, shopData, clock, baseUrl } = options;
  return {
    async 'customers.send-reset-link'({ customerId, locale }) {
      if (customerId === null || !mail) return;
      await database.transaction(async (transaction) => {
        const customer = await lockCustomer(transaction, customerId);
        if (!customer) return;
        const link = { customerId, purpose: 'reset-password', email: customer.email } as const;
        const token = await makeLink(transaction, link, clock());
        await mail.post(transaction, resetLetter(customer, token, locale, baseUrl));
      });
    },
    async 'customers.send-confirmation'({ customerId }) {
      if (customerId === null || !mail) return;
      await database.transaction(async (transaction) => {
        const customer = await lockCustomer(transaction, customerId);
        if (!customer || customer.isConfirmed) return;
        const link = { customerId, purpose: 'confirm-email', email: customer.email } as const;
        const key = await makeLink(transaction, link, clock());
        await mail.post(transaction, confirmLetter(customer, key, baseUrl));
      });
    },
    'customers.make-copy': ({ customerId }) => makeCopy(customerId, options),
    async 'customers.forget-old'() {
      const now = clock();
      await forgetOld(database.kysely, (await shopData.current()).settings, now);
      await database.transaction(async (transaction) => {
        await mail?.remove(transaction, await oldFarewells(transaction, now));
      });
    },
  };
}
