import { Badge, EmptyState, Link, Notice, SelectField, TextField } from '@bowline/ui/components';
import { fields } from '@bowline/ui/forms';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { describeForm } from '../../forms/desk-form.ts';
import { formDataOf, proveWith, receive } from '../../forms/form-actions.ts';
import { Proof } from '../../forms/Proof.tsx';
import { minorOf } from '../../forms/typed-amounts.ts';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { GiftCardsQuery, IssueGiftCardMutation } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { beforeIn, textIn } from '../../parts/id-in-address.ts';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { OlderLink } from '../../parts/OlderLink.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';

const currencies = ['EUR', 'GBP', 'USD', 'PLN', 'SEK', 'DKK', 'CHF'] as const;

const issueForm = describeForm('issue', {
  amount: fields.text({ label: 'gift-cards.amount', most: 10, inputMode: 'decimal' }),
  currency: fields.choice({ label: 'gift-cards.currency', among: currencies }),
  reason: fields.text({ label: 'orders.reason', most: 500 }),
});

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const text = textIn(url, 64);
  const { giftCards } = await client.ask(GiftCardsQuery, { text: text || null, before: beforeIn(url) });
  return {
    text,
    hasMore: giftCards.hasMore,
    cards: giftCards.cards.filter((card) => card !== null),
  };
}

export async function action(args: ActionFunctionArgs) {
  const desk = deskOf(args);
  const sent = await formDataOf(args.request);
  const { values, problems, refuse } = receive(issueForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const { currency, amount, reason } = values;
  const amountMinor = minorOf(amount, currency);
  if (amountMinor === null) return refuse({ problems: [{ field: 'amount', code: 'number' }] });
  const refused = await proveWith(desk, sent);
  if (refused) return refuse({ refused });
  const outcome = await desk.client.change(IssueGiftCardMutation, { amountMinor, currency, reason });
  return outcome.ok ? data({ issued: outcome.data.issueGiftCard }) : refuse({ refused: outcome });
}

export default function GiftCards() {
  const t = useTranslate();
  const may = useMay();
  const answer = useActionData<{ readonly issued?: { readonly id: number; readonly code: string } }>();
  const { text, hasMore, cards } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('gift-cards.title')} />
      <div className="grid gap-4">
        {answer?.issued && (
          <Notice tone="success" title={t('gift-cards.issued')}>
            <p>{t('gift-cards.issuedText')}</p>
            <p className="font-mono select-all">{answer.issued.code}</p>
          </Notice>
        )}
        <ListSearch label={t('gift-cards.search')} text={text} most={64} />
        {cards.length === 0 ? <EmptyState title={t('gift-cards.none')} /> : <CardTable />}
        <OlderLink hasMore={hasMore} after={cards.at(-1)?.id} />
        {may('issueGiftCard') && <Issue />}
      </div>
    </>
  );
}

function CardTable() {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const { cards } = useLoaderData<typeof loader>();
  return (
    <Panel isFlush>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('gift-cards.card')}</th>
            <th scope="col">{t('gift-cards.since')}</th>
            <th scope="col">{t('gift-cards.origin')}</th>
            <th scope="col" className="amount">
              {t('gift-cards.value')}
            </th>
            <th scope="col" className="amount">
              {t('gift-cards.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              <td>
                <Link href={`/gift-cards/${card.id}`} className="text-link-style font-mono">
                  … {card.codeEnding}
                </Link>{' '}
                {card.voidedAt && <Badge tone="error">{t('gift-cards.voided')}</Badge>}
              </td>
              <td>{moment(card.issuedAt)}</td>
              <td>{t(card.isBought ? 'gift-cards.bought' : 'gift-cards.given')}</td>
              <td className="amount">{money(card.issuedMinor, card.currency)}</td>
              <td className="amount">{money(card.balanceMinor, card.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Issue() {
  const t = useTranslate();
  const form = useDeskForm(issueForm, { initial: { currency: 'EUR' } });
  return (
    <Panel title={t('gift-cards.issue')}>
      <DeskForm form={form} className="grid max-w-2xl gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...form.field('amount')} />
          <SelectField
            {...form.field('currency')}
            options={currencies.map((value) => ({ value, label: value }))}
          />
        </div>
        <TextField {...form.field('reason')} />
        <Proof />
        <SubmitButton form={form}>{t('gift-cards.issue')}</SubmitButton>
      </DeskForm>
    </Panel>
  );
}
