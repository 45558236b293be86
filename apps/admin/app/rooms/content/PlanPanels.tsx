import { Button, Notice, TextField } from '@bowline/ui/components';
import { Form, useLoaderData } from 'react-router';
import { useRefusalWords } from '../../forms/use-desk-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { Panel } from '../../parts/Panel.tsx';
import type { loader } from './Document.tsx';

type Plan = ReturnType<typeof useLoaderData<typeof loader>>['plans'][number];

/** When the draft is published by itself, and when what is published is taken back. */
export function PlanPanels() {
  const { state, plans } = useLoaderData<typeof loader>();
  const planOf = (kind: Plan['kind']) => plans.find((plan) => plan.kind === kind);
  const willBeThere = state !== 'draft' || planOf('publish') !== undefined;
  return (
    <>
      {state !== 'published' && <PlanPanel kind="publish" plan={planOf('publish')} />}
      {willBeThere && <PlanPanel kind="unpublish" plan={planOf('unpublish')} />}
    </>
  );
}

function PlanPanel({ kind, plan }: { readonly kind: Plan['kind']; readonly plan: Plan | undefined }) {
  const t = useTranslate();
  const { exactMoment } = useFormats();
  const wordsFor = useRefusalWords();
  return (
    <Panel title={t(`content.plan.title.${kind}`)}>
      {plan && (
        <Form method="post" className="mb-4 grid justify-items-start gap-2 text-sm">
          <input type="hidden" name="kind" value={kind} />
          {plan.failure ? (
            <Notice tone="error">{wordsFor({ code: plan.failure, details: { count: '' } })}</Notice>
          ) : (
            <p>{t(`content.plan.due.${kind}`, { moment: exactMoment(plan.dueAt) })}</p>
          )}
          <Button type="submit" size="sm" name="wish" value="unplan">
            {t('content.plan.takeBack')}
          </Button>
        </Form>
      )}
      <Form method="post" className="grid justify-items-start gap-3">
        <input type="hidden" name="kind" value={kind} />
        <TextField
          type="datetime-local"
          step={1}
          name="at"
          label={t('content.plan.at')}
          hint={t(`content.plan.hint.${kind}`)}
          required
        />
        <Button type="submit" size="sm" name="wish" value="plan">
          {t('content.plan.submit')}
        </Button>
      </Form>
    </Panel>
  );
}
