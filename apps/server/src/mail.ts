import type { Database } from '@bowline/database';
import { createMail, type Mail, type MailTables } from '@bowline/mail';
import { shop } from '@bowline/markets';
import type { Closers, ShopOptions } from './shop-options.ts';

export interface ShopMail {
  readonly mail: Mail;
  /** Where visitors' messages go. */
  readonly contactEmail: string;
}

/** Letters are kept for the admin; with SMTP_URL they go out as well. */
export function openMail<Schema extends MailTables>(
  { settings, publicUrl, log }: Pick<ShopOptions, 'settings' | 'publicUrl' | 'log'>,
  database: Database<Schema>,
  closers: Closers,
): ShopMail {
  const from = readMailAddress(settings.MAIL_FROM ?? defaultFrom);
  const mail = createMail({
    // Tables of others do not matter to it.
    database: database as unknown as Database<MailTables>,
    log,
    from,
    shopUrl: publicUrl,
    ...(settings.SMTP_URL && { smtpUrl: settings.SMTP_URL }),
  });
  closers.add(async () => mail.close());
  return { mail, contactEmail: from.address };
}

/** Letters that never leave the shop may say that they come from the demo's domain. */
const defaultFrom = `${shop.brand} <service@${shop.sharedDomain}>`;

/** `Bowline <shop@example.com>`, or the address alone. */
export function readMailAddress(text: string): { readonly name: string; readonly address: string } {
  const [, name = '', address = text] = /^(.*?)<(.+)>$/.exec(text.trim()) ?? [];
  return { name: name.trim() || shop.brand, address: address.trim() };
}
