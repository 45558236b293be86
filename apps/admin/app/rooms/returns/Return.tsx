import { Badge, Button, CheckboxField, Link, Notice, TextField } from '@bowline/ui/components';
import { fields } from '@bowline/ui/forms';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import type { Outcome } from '../../data/desk-client.ts';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { DeskForm } from '../../forms/DeskForm.tsx';
import { describeForm } from '../../forms/desk-form.ts';
import { formDataOf, proveWith, receive } from '../../forms/form-actions.ts';
import { Proof } from '../../forms/Proof.tsx';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import {
  DeclineReturnMutation,
  ReceiveReturnMutation,
  RefundReturnMutation,
  RestockReturnMutation,
  ReturnOfNumberQuery,
} from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';

const wishes = ['receive', 'refund', 'restock', 'decline'] as const;

const returnForm = describeForm('return', {
  wish: fields.choice({ label: 'returns.wish', among: wishes }),
  withShipping: fields.tick({ label: 'returns.withShipping', isOptional: true }),
  reason: fields.text({
    label: 'returns.reason',
    hint: 'returns.reasonHint',
    most: 1_000,
    isOptional: ({ wish }) => wish !== 'decline',
  }),
});

export async function loader(args: LoaderFunctionArgs) {
  const { client } = deskOf(args);
  const { returnOfNumber } = await client.ask(ReturnOfNumberQuery, { number: args.params.number ?? '' });
  if (!returnOfNumber) throw data('not-found', { status: 404 });
  return returnOfNumber;
}

export async function action(args: ActionFunctionArgs) {
  const desk = deskOf(args);
  const number = args.params.number ?? '';
  const sent = await formDataOf(args.request);
  const { values, problems, refuse } = receive(returnForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const lineIds = sent.getAll('line').map(Number).filter(Number.isInteger);
  if (values.wish === 'refund') {
    const refused = await proveWith(desk, sent);
    if (refused) return refuse({ refused });
  }
  const wish = { number, lineIds: lineIds.length > 0 ? lineIds : null };
  const outcome = await decide();
  if (outcome.ok) throw redirect(`/returns/${number}`, 303);
  return refuse({ refused: outcome });

  function decide(): Promise<Outcome<unknown>> {
    const { client } = desk;
    const isShippingIncluded = values.withShipping !== '';
    if (values.wish === 'receive') return client.change(ReceiveReturnMutation, wish);
    if (values.wish === 'refund') return client.change(RefundReturnMutation, { ...wish, isShippingIncluded });
    if (values.wish === 'restock') return client.change(RestockReturnMutation, wish);
    return client.change(DeclineReturnMutation, { ...wish, reason: values.reason });
  }
}

export default function Return() {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const may = useMay();
  const { exactMoment } = useFormats();
  const form = useDeskForm(returnForm);
  const record = useLoaderData<typeof loader>();
  const lines = record.lines.filter((line) => line !== null);
  const isOpen = lines.some(({ state }) => state === 'stated' || state === 'received');
  return (
    <>
      <PageHeader
        title={t('returns.one', { number: record.number })}
        beside={
          <Link href={`/orders/${record.orderNumber}`} className="text-link-style text-sm">
            {t('returns.ofOrder', { number: record.orderNumber })}
          </Link>
        }
      />
      <div className="grid max-w-3xl gap-5">
        <p className="text-text-muted">
          {record.name} · {exactMoment(record.statedAt)} ·{' '}
          {t(record.isStatutory ? 'returns.statutory' : 'returns.voluntary')}
        </p>
        {record.remark && <Notice still>{record.remark}</Notice>}
        <DeskForm form={form} className="grid gap-5">
          <Panel title={t('returns.lines')} isFlush>
            <table className="desk-table">
              <tbody>
                {lines.map((line) => (
                  <tr key={line.id}>
                    <td className="w-8">
                      {isOpen && (
                        <input
                          type="checkbox"
                          name="line"
                          value={line.id}
                          aria-label={t('returns.choose', { name: line.name })}
                          className="size-5"
                        />
                      )}
                    </td>
                    <td className="amount w-16">{line.quantityHundredths / 100} ×</td>
                    <td>
                      {line.name}
                      {line.reason && <span className="block text-text-muted">{line.reason}</span>}
                    </td>
                    <td>{line.creditNoteNumber}</td>
                    <td className="amount">
                      <Badge>{wordsOf('returns.states', line.state)}</Badge>
                      {line.restockedAt && <Badge tone="success">{t('returns.restocked')}</Badge>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Panel>
          {may('receiveReturn') && (
            <Panel>
              <div className="grid gap-4">
                <p className="text-sm text-text-muted">{t('returns.chooseHint')}</p>
                {isOpen && (
                  <>
                    <CheckboxField {...form.tick('withShipping')} />
                    <TextField {...form.field('reason')} />
                    <Proof />
                  </>
                )}
                <div className="flex flex-wrap gap-2">
                  {(isOpen ? wishes : (['restock'] as const)).map((wish) => (
                    <Button
                      key={wish}
                      type="submit"
                      name="wish"
                      value={wish}
                      size="sm"
                      variant={wish === 'refund' ? 'primary' : wish === 'decline' ? 'danger' : 'secondary'}
                    >
                      {t(`returns.wishes.${wish}`)}
                    </Button>
                  ))}
                </div>
              </div>
            </Panel>
          )}
        </DeskForm>
      </div>
    </>
  );
}
