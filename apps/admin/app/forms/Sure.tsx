import { Button, Notice } from '@bowline/ui/components';
import { Form, useActionData } from 'react-router';
import type { MessageKey } from '../i18n/message-key.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import type { Consequence } from './consequence.ts';

export interface SureProps {
  /** What the button does. */
  readonly label: MessageKey;
}

/** What a change comes to, told before it is made: the same form again, with a button of its own. */
export function Sure({ label }: SureProps) {
  const t = useTranslate();
  const { consequence } = useActionData<{ readonly consequence?: Consequence }>() ?? {};
  if (!consequence) return null;
  return (
    <Notice tone="warning">
      <Form method="post" className="flex flex-wrap items-center gap-3">
        <span className="grid flex-1 gap-1">
          {consequence.told.map(({ key, values, count }) => (
            <span key={key}>{t(key, values, count)}</span>
          ))}
        </span>
        {consequence.sent.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" name="isSure" value="yes" size="sm" variant="primary">
          {t(label)}
        </Button>
      </Form>
    </Notice>
  );
}
