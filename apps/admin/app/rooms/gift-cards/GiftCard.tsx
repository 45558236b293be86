import { Badge, Link, TextField } from '@bowline/ui/components';
import { fields } from '@bowline/ui/forms';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { describeForm } from '../../forms/desk-form.ts';
import { formDataOf, proveWith, receive } from '../../forms/form-actions.ts';
import { Proof } from '../../forms/Proof.tsx';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { BlockGiftCardMutation, GiftCardQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { idInAddress } from '../../parts/id-in-address.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';

const blockForm = describeForm('block', {
  reason: fields.text({ label: 'orders.reason', most: 500 }),
});

export async function loader(args: LoaderFunctionArgs) {
  const { giftCard } = await deskOf(args).client.ask(GiftCardQuery, { id: idInAddress(args.params) });
  if (!giftCard) throw data('not-found', { status: 404 });
  return giftCard;
}

export async function action(args: ActionFunctionArgs) {
  const desk = deskOf(args);
  const id = idInAddress(args.params);
  const sent = await formDataOf(args.request);
  const { values, problems, refuse } = receive(blockForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const refused = await proveWith(desk, sent);
  if (refused) return refuse({ refused });
  const outcome = await desk.client.change(BlockGiftCardMutation, { id, reason: values.reason });
  if (outcome.ok) throw redirect(`/gift-cards/${id}`, 303);
  return refuse({ refused: outcome });
}

export default function GiftCard() {
  const t = useTranslate();
  const may = useMay();
  const wordsOf = useWordsOf();
  const { money, exactMoment } = useFormats();
  const card = useLoaderData<typeof loader>();
  const form = useDeskForm(blockForm);
  return (
    <>
      <PageHeader
        title={t('gift-cards.one', { ending: card.codeEnding })}
        beside={
          <>
            <strong>{money(card.balanceMinor, card.currency)}</strong>
            {card.voidedAt && <Badge tone="error">{t('gift-cards.voided')}</Badge>}
          </>
        }
      />
      <div className="grid max-w-3xl gap-5">
        <Panel title={t('gift-cards.history')} isFlush>
          <table className="desk-table">
            <tbody>
              {card.entries.map(
                (entry) =>
                  entry && (
                    <tr key={entry.id}>
                      <td>{exactMoment(entry.madeAt)}</td>
                      <td>{wordsOf('gift-cards.kinds', entry.kind)}</td>
                      <td>
                        {entry.orderNumber && (
                          <Link href={`/orders/${entry.orderNumber}`} className="text-link-style">
                            {entry.orderNumber}
                          </Link>
                        )}
                      </td>
                      <td className="amount">{money(entry.amountMinor, card.currency)}</td>
                    </tr>
                  ),
              )}
            </tbody>
          </table>
        </Panel>
        {may('blockGiftCard') && !card.voidedAt && (
          <Panel title={t('gift-cards.block')}>
            <DeskForm form={form} className="grid gap-4">
              <TextField {...form.field('reason')} />
              <Proof />
              <SubmitButton form={form} variant="danger">
                {t('gift-cards.block')}
              </SubmitButton>
            </DeskForm>
          </Panel>
        )}
      </div>
    </>
  );
}
