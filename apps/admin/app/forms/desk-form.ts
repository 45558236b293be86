import type { Field, FormDescription } from '@bowline/ui/forms';
import type { MessageKey } from '../i18n/message-key.ts';

/** A form of the desk: its labels are keys of messages. */
export type DeskFormDescription<Name extends string> = FormDescription<Name, MessageKey>;

export function describeForm<Name extends string>(
  name: string,
  fields: Readonly<Record<Name, Field<MessageKey>>>,
): DeskFormDescription<Name> {
  return { name, fields };
}
