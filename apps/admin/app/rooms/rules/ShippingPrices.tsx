import { Badge, Button } from '@bowline/ui/components';
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { isSure, tellFirst } from '../../forms/consequence.ts';
import { formDataOf, settle, unknownForm } from '../../forms/form-actions.ts';
import { RefusalNotice } from '../../forms/RefusalNotice.tsx';
import { Sure } from '../../forms/Sure.tsx';
import { minorOf } from '../../forms/typed-amounts.ts';
import {
  FreeShippingPreviewQuery,
  RemoveShippingRateMutation,
  SetFreeShippingFromMutation,
  SetShippingRateMutation,
  ShippingRatePreviewQuery,
  ShippingRulesQuery,
} from '../../generated/operations.ts';
import { formatsOf, useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { History, historyOf } from '../../parts/History.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { RulePages } from './RulePages.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const desk = deskOf(args);
  const [{ shippingRules }, history] = await Promise.all([
    desk.client.ask(ShippingRulesQuery, {}),
    historyOf(desk, 'shipping'),
  ]);
  return { history, zones: shippingRules.filter((zone) => zone !== null) };
}

const path = '/rules/shipping';
const notANumber = { code: 'amount-not-valid', details: {} };

export async function action(args: ActionFunctionArgs) {
  const { client, language } = deskOf(args);
  const sent = await formDataOf(args.request);
  const text = (name: string) => String(sent.get(name) ?? '').trim();
  const zone = text('zone');
  const amount = text('price');
  const priceMinor = minorOf(amount, 'EUR');
  if (text('intent') === 'free') {
    if (amount !== '' && priceMinor === null) return settle(notANumber, path);
    if (!isSure(sent)) {
      const asked = { zone, freeFromMinor: priceMinor };
      const { freeShippingPreview: counted } = await client.ask(FreeShippingPreviewQuery, asked);
      const values = { before: counted.freeBefore, after: counted.freeAfter };
      return tellFirst(sent, [{ key: 'rules.shipping.freeOrders', values }]);
    }
    return settle(
      await client.change(SetFreeShippingFromMutation, { zone, freeFromMinor: priceMinor }),
      path,
    );
  }
  const upToGrams = Number(/^\d{1,6}$/.exec(text('upToGrams'))?.[0] ?? 0);
  const band = { zone, carrier: text('carrier'), kind: text('kind'), upToGrams };
  if (text('intent') === 'remove') return settle(await client.change(RemoveShippingRateMutation, band), path);
  if (text('intent') !== 'rate') throw unknownForm();
  if (priceMinor === null) return settle(notANumber, path);
  if (!isSure(sent)) {
    const asked = { ...band, priceMinor };
    const { shippingRatePreview: counted } = await client.ask(ShippingRatePreviewQuery, asked);
    const { orders, differenceMinor } = counted;
    const values = { orders, difference: formatsOf(language).typedAmount(differenceMinor, 'EUR') };
    return tellFirst(sent, [{ key: 'rules.shipping.rateOrders', values, count: orders }]);
  }
  return settle(await client.change(SetShippingRateMutation, { ...band, priceMinor }), path);
}

export default function ShippingPrices() {
  const t = useTranslate();
  const { zones, history } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t('rules.shipping.title')} />
      <RulePages />
      <div className="grid gap-5">
        <RefusalNotice />
        <Sure label="shell.sure" />
        <p className="text-sm text-text-muted">{t('rules.shipping.text')}</p>
        {zones.map((zone) => (
          <Zone key={zone.key} zone={zone} />
        ))}
        <History entries={history} />
      </div>
    </>
  );
}

type ZoneRules = ReturnType<typeof useLoaderData<typeof loader>>['zones'][number];

function Zone({ zone }: { readonly zone: ZoneRules }) {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const { number, typedAmount } = useFormats();
  const rates = zone.rates.filter((rate) => rate !== null);
  return (
    <Panel
      title={`${wordsOf('rules.shipping.zones', zone.key)} · ${t('rules.shipping.countries', {}, zone.countries.length)}`}
      actions={
        <Form method="post" className="flex items-center gap-2 text-sm">
          <input type="hidden" name="intent" value="free" />
          <input type="hidden" name="zone" value={zone.key} />
          <label className="flex items-center gap-2">
            {t('rules.shipping.free')}
            <input
              name="price"
              inputMode="decimal"
              maxLength={10}
              key={zone.freeFromMinor}
              defaultValue={typedAmount(zone.freeFromMinor, 'EUR')}
              className="control h-9 w-24 text-end"
            />
          </label>
          <Button type="submit" size="sm">
            {t('shell.save')}
          </Button>
        </Form>
      }
      isFlush
    >
      <p className="flex flex-wrap gap-1 px-4 py-2">
        {zone.countries.map((country) => (
          <Badge key={country}>{country}</Badge>
        ))}
      </p>
      <p className="px-4 pb-2 text-sm text-text-muted">
        {t('rules.shipping.orders', { orders: number(zone.orders) }, zone.orders)}
      </p>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('rules.shipping.carrier')}</th>
            <th scope="col">{t('rules.shipping.kind')}</th>
            <th scope="col" className="amount">
              {t('rules.shipping.upTo')}
            </th>
            <th scope="col" className="amount">
              {t('rules.shipping.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <RateRow key={`${rate.carrier} ${rate.kind} ${rate.upToGrams}`} zone={zone.key} rate={rate} />
          ))}
          {services(rates).map((rate) => (
            <RateRow key={`${rate.carrier} ${rate.kind}`} zone={zone.key} rate={rate} isNew />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

type Rate = NonNullable<ZoneRules['rates'][number]>;

function services(rates: readonly Rate[]): readonly Rate[] {
  return [...new Map(rates.map((rate) => [`${rate.carrier} ${rate.kind}`, rate])).values()];
}

function RateRow({
  zone,
  rate,
  isNew = false,
}: {
  readonly zone: string;
  readonly rate: Rate;
  readonly isNew?: boolean;
}) {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const { number, typedAmount } = useFormats();
  const id = `${zone}-${rate.carrier}-${rate.kind}-${isNew ? 'new' : rate.upToGrams}`;
  return (
    <tr>
      <td className="whitespace-nowrap">{rate.carrierName}</td>
      <td className="whitespace-nowrap">{wordsOf('rules.shipping.kinds', rate.kind)}</td>
      <td className="amount">
        {isNew ? (
          <input
            form={id}
            name="upToGrams"
            inputMode="numeric"
            maxLength={6}
            required
            aria-label={t('rules.shipping.upTo')}
            placeholder={t('rules.shipping.new')}
            className="control h-9 w-40 text-end"
          />
        ) : (
          `${number(rate.upToGrams)} g`
        )}
      </td>
      <td className="amount">
        <Form method="post" id={id} className="flex justify-end gap-2">
          <input type="hidden" name="zone" value={zone} />
          <input type="hidden" name="carrier" value={rate.carrier} />
          <input type="hidden" name="kind" value={rate.kind} />
          {!isNew && <input type="hidden" name="upToGrams" value={rate.upToGrams} />}
          <input
            name="price"
            inputMode="decimal"
            maxLength={10}
            aria-label={t('rules.shipping.price')}
            key={rate.priceMinor}
            defaultValue={isNew ? '' : typedAmount(rate.priceMinor, 'EUR')}
            className="control h-9 w-24 text-end"
          />
          <Button type="submit" name="intent" value="rate" size="sm">
            {t(isNew ? 'shell.add' : 'shell.save')}
          </Button>
          {!isNew && (
            <Button
              type="submit"
              name="intent"
              value="remove"
              size="sm"
              variant="quiet"
              icon="close"
              iconOnly
            >
              {t('shell.remove')}
            </Button>
          )}
        </Form>
      </td>
    </tr>
  );
}
