import { redirect } from 'react-router';
import type { Outcome } from '../../data/desk-client.ts';
import type { DeskRequest } from '../../data/desk-context.ts';
import { isSure, type Told, tellFirst } from '../../forms/consequence.ts';
import { proveWith, receive, unknownForm } from '../../forms/form-actions.ts';
import { hundredthsOf, minorOf } from '../../forms/typed-amounts.ts';
import {
  CancelOrderMutation,
  ChangeDeliveryAddressMutation,
  DeliverOrderMutation,
  HoldOrderMutation,
  NoteOnOrderMutation,
  ReceiveMoneyMutation,
  RefundOrderMutation,
  RefundPreviewQuery,
  type RefundPreviewQueryResult,
  ReleaseOrderMutation,
  ShipOrderMutation,
} from '../../generated/operations.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { Language } from '../../i18n/languages.ts';
import {
  addressForm,
  cancelForm,
  noteForm,
  type PlainMove,
  plainMoves,
  refundForm,
  shipForm,
} from './order-forms.ts';

const plainMutations = {
  hold: HoldOrderMutation,
  release: ReleaseOrderMutation,
  deliver: DeliverOrderMutation,
  receiveMoney: ReceiveMoneyMutation,
} as const;

/** Ends in the page of the order, or answers what was refused. */
export async function changeOrder(desk: DeskRequest, number: string, sent: FormData) {
  const intent = String(sent.get('intent'));
  if (plainMoves.some((move) => move === intent)) {
    const outcome = await desk.client.change<unknown, { number: string }>(
      plainMutations[intent as PlainMove],
      {
        number,
      },
    );
    return (
      finish(outcome, number) ?? receive(noteForm, new FormData()).refuse({ refused: refusedIn(outcome) })
    );
  }
  if (intent === shipForm.name) return ship(desk, number, sent);
  if (intent === cancelForm.name) return cancel(desk, number, sent);
  if (intent === refundForm.name) return refund(desk, number, sent);
  if (intent === addressForm.name) return changeAddress(desk, number, sent);
  if (intent === noteForm.name) return note(desk, number, sent);
  throw unknownForm();
}

function finish(outcome: Outcome<unknown>, number: string): null {
  if (outcome.ok) throw redirect(`/orders/${number}`, 303);
  return null;
}

const refusedIn = (outcome: Outcome<unknown>) =>
  outcome.ok ? { code: 'unknown', details: {} } : { code: outcome.code, details: outcome.details };

const quantityName = /^quantity-(.{1,100})$/;

/** The lines that somebody typed a quantity for; null when all of them are meant, false for what is no quantity. */
function linesIn(sent: FormData): { line: string; quantityHundredths: number }[] | null | false {
  const lines: { line: string; quantityHundredths: number }[] = [];
  for (const [name, value] of sent) {
    const line = quantityName.exec(name)?.[1];
    if (line === undefined || typeof value !== 'string' || value.trim() === '') continue;
    const quantityHundredths = hundredthsOf(value);
    if (quantityHundredths === null) return false;
    if (quantityHundredths > 0) lines.push({ line, quantityHundredths });
  }
  return lines.length > 0 ? lines : null;
}

const notAQuantity = { refused: { code: 'quantity-not-valid', details: {} } };

async function ship({ client }: DeskRequest, number: string, sent: FormData) {
  const { values, problems, refuse } = receive(shipForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const lines = linesIn(sent);
  if (lines === false) return refuse(notAQuantity);
  if (!lines) return refuse({ refused: { code: 'nothing-chosen', details: {} } });
  const wish = {
    number,
    carrier: values.carrier || null,
    trackingNumber: values.trackingNumber || null,
    lines,
  };
  const outcome = await client.change(ShipOrderMutation, wish);
  return finish(outcome, number) ?? refuse({ refused: refusedIn(outcome) });
}

async function cancel({ client }: DeskRequest, number: string, sent: FormData) {
  const { values, problems, refuse } = receive(cancelForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const lines = linesIn(sent);
  if (lines === false) return refuse(notAQuantity);
  if (!lines) return refuse({ refused: { code: 'nothing-chosen', details: {} } });
  const outcome = await client.change(CancelOrderMutation, { number, reason: values.reason || null, lines });
  return finish(outcome, number) ?? refuse({ refused: refusedIn(outcome) });
}

async function refund(desk: DeskRequest, number: string, sent: FormData) {
  const { values, problems, refuse } = receive(refundForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const lines = linesIn(sent);
  if (lines === false) return refuse(notAQuantity);
  const currency = String(sent.get('currency'));
  const amountMinor = values.amount === '' ? null : minorOf(values.amount, currency);
  if (values.amount !== '' && amountMinor === null)
    return refuse({ problems: [{ field: 'amount', code: 'number' }] });
  if (amountMinor === null && !lines) return refuse({ refused: { code: 'nothing-chosen', details: {} } });
  if (amountMinor !== null && lines) return refuse({ refused: { code: 'amount-or-lines', details: {} } });
  const refused = await proveWith(desk, sent);
  if (refused) return refuse({ refused });
  // A code proves once; whoever is sure is known by then.
  sent.delete('proof');
  const wish = {
    number,
    amountMinor,
    lines,
    isShippingIncluded: values.withShipping !== '',
    isToGiftCard: values.way === 'card',
  };
  if (!isSure(sent)) {
    const looked = await desk.client.change(RefundPreviewQuery, wish);
    return looked.ok
      ? tellFirst(sent, effectOf(looked.data.refundPreview, { currency, language: desk.language }))
      : refuse({ refused: looked });
  }
  const outcome = await desk.client.change(RefundOrderMutation, {
    ...wish,
    reason: values.reason || null,
    key: String(sent.get('key') ?? '').slice(0, 64) || null,
  });
  return finish(outcome, number) ?? refuse({ refused: refusedIn(outcome) });
}

/** What a refund comes to (checkout rule 36). */
function effectOf(
  { amountMinor, ways, isWhole, isOwed, email }: RefundPreviewQueryResult['refundPreview'],
  { currency, language }: { readonly currency: string; readonly language: Language },
): readonly Told[] {
  const amount = (minor: number) => `${formatsOf(language).typedAmount(minor, currency)} ${currency}`;
  const keys = {
    payer: 'orders.refund.effect.payer',
    'new-card': 'orders.refund.effect.newCard',
    card: 'orders.refund.effect.card',
  } as const;
  const going = ways.flatMap((way) => {
    if (!way || (way.way === 'payer' && !isOwed)) return [];
    const key = keys[way.way as keyof typeof keys] ?? keys.payer;
    return [{ key, values: { amount: amount(way.amountMinor), email } }];
  });
  return [
    { key: 'orders.refund.effect.note', values: { amount: amount(amountMinor) } },
    ...going,
    ...(isOwed ? [] : [{ key: 'orders.refund.effect.notPaid' as const }]),
    ...(isWhole ? [{ key: 'orders.refund.effect.whole' as const }] : []),
  ];
}

async function note({ client }: DeskRequest, number: string, sent: FormData) {
  const { values, problems, refuse } = receive(noteForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const outcome = await client.change(NoteOnOrderMutation, { number, text: values.text });
  return finish(outcome, number) ?? refuse({ refused: refusedIn(outcome) });
}

async function changeAddress({ client }: DeskRequest, number: string, sent: FormData) {
  const { values, problems, refuse } = receive(addressForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const { company, postcode, region, street, ...rest } = values;
  const outcome = await client.change(ChangeDeliveryAddressMutation, {
    number,
    ...rest,
    street: street.split(/\r?\n/).filter((line) => line.trim() !== ''),
    company: company || null,
    postcode: postcode || null,
    region: region || null,
  });
  return finish(outcome, number) ?? refuse({ refused: refusedIn(outcome) });
}
