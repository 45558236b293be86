import type { Field, FormDescription } from '@bowline/ui/forms';
import type { MessageKey } from '../i18n/message-key.ts';

/** A form of the shop: its labels are keys of messages. */
export type ShopFormDescription<Name extends string> = FormDescription<Name, MessageKey>;

export function describeForm<Name extends string>(
  name: string,
  fields: Readonly<Record<Name, Field<MessageKey>>>,
): ShopFormDescription<Name> {
  return { name, fields };
}
