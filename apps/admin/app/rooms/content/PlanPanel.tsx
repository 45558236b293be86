import { Button, Notice, TextField } from '@bowline/ui/components';
import { Form, useLoaderData } from 'react-router';
import { useRefusalWords } from '../../forms/use-desk-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { Panel } from '../../parts/Panel.tsx';
import type { loader } from './Document.tsx';

/** When the draft is published by itself. */
export function PlanPanel() {
  const t = useTranslate();
  const { exactMoment } = useFormats();
  const wordsFor = useRefusalWords();
  const { state, plan } = useLoaderData<typeof loader>();
  if (state === 'published') return null;
  return (
    <Panel title={t('content.plan.title')}>
      {plan && (
        <Form method="post" className="mb-4 grid justify-items-start gap-2 text-sm">
          {plan.failure ? (
            <Notice tone="error">{wordsFor({ code: plan.failure, details: { count: '' } })}</Notice>
          ) : (
            <p>{t('content.plan.due', { moment: exactMoment(plan.dueAt) })}</p>
          )}
          <Button type="submit" size="sm" name="wish" value="unplan">
            {t('content.plan.takeBack')}
          </Button>
        </Form>
      )}
      <Form method="post" className="grid justify-items-start gap-3">
        <TextField
          type="datetime-local"
          step={1}
          name="at"
          label={t('content.plan.at')}
          hint={t('content.plan.hint')}
          required
        />
        <Button type="submit" size="sm" name="wish" value="plan">
          {t('content.plan.submit')}
        </Button>
      </Form>
    </Panel>
  );
}
