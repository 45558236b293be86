import { ok, type Result, refuse } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import { type RateLimiter, readEmailAddress, type ShopData, type StoresContext } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { StockReminderRefusal } from './refusals.ts';
import { findSku, keepReminder, readRemindersDue, type StockReminder } from './repository.ts';

export interface ReminderWish {
  readonly email: string;
  readonly productId: number;
  readonly locale: LocaleName;
  /** Where the wish came from. */
  readonly clientAddress: string;
  readonly now: Date;
}

export interface StockReminders {
  subscribe(wish: ReminderWish): Promise<Result<undefined, StockReminderRefusal>>;
  /** Who is to be told that this product, or a variant of it, can be bought again. */
  remindersDue(productId: number): Promise<readonly StockReminder[]>;
}

export function createStockReminders(
  database: CommerceDatabase,
  limiter: RateLimiter,
  shopData: ShopData,
): StockReminders {
  async function isAllowed(email: string, { clientAddress, now }: ReminderWish): Promise<boolean> {
    const { reminderLimits } = (await shopData.current()).settings;
    return limiter.allowsBoth('stock-reminder', { email, place: clientAddress }, reminderLimits, now);
  }

  return {
    async subscribe(wish) {
      const email = readEmailAddress(wish.email);
      if (email === null) return refuse('email-not-valid');
      if (!(await isAllowed(email, wish))) return refuse('too-many-requests');
      const sku = await findSku(database, wish.productId);
      if (sku === null) return refuse('reminder-product-not-found');
      await keepReminder(database, { sku, email, locale: wish.locale }, wish.now);
      return ok();
    },
    remindersDue: (productId) => readRemindersDue(database, productId),
  };
}

export interface StockRemindersContext extends StoresContext {
  readonly stockReminders: StockReminders;
}
