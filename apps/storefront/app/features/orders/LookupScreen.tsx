import { Button, Notice, TextField } from '@bowline/ui/components';
import { Form, useActionData, useNavigation, useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { MessageKey } from '../../i18n/message-key.ts';
import { readValues } from '../checkout/fields/field-problem.ts';
import { ProblemSummary } from '../checkout/fields/ProblemSummary.tsx';
import { useCheckedForm } from '../checkout/fields/use-checked-form.ts';
import { ScreenFrame } from '../frame/ScreenFrame.tsx';
import type { LookupAnswer } from './find-order.ts';
import { type LookupField, lookupFields, lookupProblems } from './lookup-rules.ts';

const labels: Readonly<Record<LookupField, MessageKey>> = {
  number: 'orders.fields.number',
  email: 'checkout.fields.email',
  lastname: 'checkout.fields.lastname',
};

/** Whoever ordered without an account finds the order here. */
export function LookupScreen() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const answer = useActionData<LookupAnswer>();
  const isSending = useNavigation().state === 'submitting';
  const form = useCheckedForm<LookupField>({
    name: 'lookup',
    initial: {},
    answer,
    labels,
    check: (data) => lookupProblems(readValues(data, lookupFields)),
  });
  const isUnknown = answer?.isUnknown ?? search.has('unknown');
  return (
    <ScreenFrame title={t('orders.lookup.title')}>
      <p className="max-w-reading">{t('orders.lookup.text')}</p>
      <Form method="post" action="/orders" {...form.form} className="grid max-w-form gap-5">
        <ProblemSummary {...form.summary} />
        {isUnknown && <Notice tone="error">{t('orders.lookup.unknown')}</Notice>}
        <TextField {...form.field('number')} autoComplete="off" required hint={t('orders.hints.number')} />
        <TextField {...form.field('email')} type="email" autoComplete="email" required />
        <TextField
          {...form.field('lastname')}
          autoComplete="family-name"
          required
          hint={t('orders.hints.lastname')}
        />
        <div>
          <Button type="submit" variant="primary" busy={isSending} busyLabel={t('orders.lookup.searching')}>
            {t('orders.lookup.submit')}
          </Button>
        </div>
      </Form>
    </ScreenFrame>
  );
}
