import { contentQuery } from '../../data/content-client.ts';

export interface TranslationMessage {
  readonly key: string;
  readonly value: string | null;
}

/** Specification 7.3: the name under which the browser asks for translated messages. */
export const translationMessagesName = 'translationMessages';

export const translationMessagesQuery = contentQuery<readonly TranslationMessage[], { lang: string }>(
  translationMessagesName,
  '*[_type == "translationMessage"]{key, "value": values[$lang]}',
);
