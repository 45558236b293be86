import type { MessageValues } from '@bowline/markets';
import { data } from 'react-router';
import type { MessageKey } from '../i18n/message-key.ts';

export interface Told {
  readonly key: MessageKey;
  readonly values?: MessageValues;
  readonly count?: number;
}

export interface Consequence {
  readonly told: readonly Told[];
  /** What the form sent, to be sent again by who is sure. */
  readonly sent: readonly (readonly [string, string])[];
}

export const isSure = (sent: FormData): boolean => sent.get('isSure') === 'yes';

/** The answer of an action that has done nothing yet (`<Sure />`). */
export function tellFirst(sent: FormData, told: readonly Told[]) {
  const fields = [...sent].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const consequence: Consequence = { told, sent: fields };
  return data({ consequence });
}
