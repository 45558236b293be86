import { Badge, Button, Notice, SelectField, TextField } from '@bowline/ui/components';
import { fields } from '@bowline/ui/forms';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { describeForm } from '../../forms/desk-form.ts';
import { formDataOf, proveWith, receive } from '../../forms/form-actions.ts';
import { Proof } from '../../forms/Proof.tsx';
import { hundredthsOf } from '../../forms/typed-amounts.ts';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import {
  CancelVatRateMutation,
  SetVatRateMutation,
  VatRatePreviewQuery,
  VatRulesQuery,
} from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { History, historyOf } from '../../parts/History.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { RulePages } from './RulePages.tsx';

const classes = ['standard', 'books', 'services'] as const;

/** What is asked for stands in the address, so that it can be looked at before it is decided. */
const wishForm = describeForm('set', {
  country: fields.text({ label: 'rules.vat.country', most: 2 }),
  taxClass: fields.text({ label: 'rules.vat.class', most: 20 }),
  validFrom: fields.day({ label: 'rules.vat.from' }),
  percent: fields.text({ label: 'rules.vat.percent', most: 6, inputMode: 'decimal' }),
});

function wishIn(search: URLSearchParams) {
  const country = search.get('country')?.trim().toUpperCase() ?? '';
  const taxClass = classes.find((known) => known === search.get('taxClass'));
  const validFrom = search.get('validFrom') ?? '';
  const percent = (search.get('percent') ?? '').slice(0, 6);
  const isWhole = /^[A-Z]{2}$/.test(country) && taxClass && /^\d{4}-\d\d-\d\d$/.test(validFrom);
  return isWhole && hundredthsOf(percent) !== null ? { country, taxClass, validFrom, percent } : null;
}

export async function loader(args: LoaderFunctionArgs) {
  const desk = deskOf(args);
  const wish = wishIn(desk.url.searchParams);
  const [{ vatRates }, history, preview] = await Promise.all([
    desk.client.ask(VatRulesQuery, {}),
    historyOf(desk, 'VAT rates'),
    wish && desk.client.change(VatRatePreviewQuery, wish),
  ]);
  return {
    history,
    wish,
    preview: preview?.ok ? preview.data.vatRatePreview : null,
    rates: vatRates.filter((rate) => rate !== null),
  };
}

export async function action(args: ActionFunctionArgs) {
  const desk = deskOf(args);
  const sent = await formDataOf(args.request);
  const { values, problems, refuse } = receive(wishForm, sent);
  const isCanceled = sent.get('wish') === 'cancel';
  if (problems.length > 0 && !isCanceled) return refuse({ problems });
  const refused = await proveWith(desk, sent);
  if (refused) return refuse({ refused });
  const { country, taxClass, validFrom, percent } = values;
  const rate = { country: country.toUpperCase(), taxClass, validFrom };
  const basisPoints = hundredthsOf(percent);
  if (!isCanceled && basisPoints === null)
    return refuse({ problems: [{ field: 'percent', code: 'number' }] });
  const outcome = isCanceled
    ? await desk.client.change(CancelVatRateMutation, rate)
    : await desk.client.change(SetVatRateMutation, { ...rate, basisPoints: basisPoints ?? 0 });
  if (outcome.ok) throw redirect('/rules', 303);
  return refuse({ refused: outcome });
}

export default function VatRules() {
  const t = useTranslate();
  const { rates, history } = useLoaderData<typeof loader>();
  const planned = rates.filter(({ isPlanned }) => isPlanned);
  return (
    <>
      <PageHeader title={t('rules.vat.title')} />
      <RulePages />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <Wish />
          {planned.length > 0 && (
            <Panel title={t('rules.vat.planned')} isFlush>
              <RateTable rates={planned} isCancelable />
            </Panel>
          )}
          <History entries={history} />
        </div>
        <Panel title={t('rules.vat.now')} isFlush>
          <RateTable rates={rates.filter(({ isPlanned }) => !isPlanned)} />
        </Panel>
      </div>
    </>
  );
}

type Rate = ReturnType<typeof useLoaderData<typeof loader>>['rates'][number];

function RateTable({
  rates,
  isCancelable = false,
}: {
  readonly rates: readonly Rate[];
  readonly isCancelable?: boolean;
}) {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const { basisPoints, date } = useFormats();
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">{t('rules.vat.country')}</th>
          <th scope="col">{t('rules.vat.class')}</th>
          <th scope="col">{t('rules.vat.from')}</th>
          <th scope="col" className="amount">
            {t('rules.vat.percent')}
          </th>
          {isCancelable && (
            <th scope="col">
              <span className="sr-only">{t('rules.vat.cancel')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={`${rate.country} ${rate.taxClass} ${rate.validFrom}`}>
            <td>{rate.country}</td>
            <td>{wordsOf('rules.vat.classes', rate.taxClass)}</td>
            <td className="whitespace-nowrap">{date(rate.validFrom)}</td>
            <td className="amount">{basisPoints(rate.basisPoints)}</td>
            {isCancelable && (
              <td className="amount">
                <Form method="post" className="flex items-end justify-end gap-2">
                  <input type="hidden" name="intent" value="set" />
                  <input type="hidden" name="wish" value="cancel" />
                  <input type="hidden" name="country" value={rate.country} />
                  <input type="hidden" name="taxClass" value={rate.taxClass} />
                  <input type="hidden" name="validFrom" value={rate.validFrom} />
                  <Proof />
                  <Button type="submit" size="sm" variant="quiet">
                    {t('rules.vat.cancel')}
                  </Button>
                </Form>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** First what it comes to, then the decision. */
function Wish() {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const [search] = useSearchParams();
  const { wish } = useLoaderData<typeof loader>();
  return (
    <Panel title={t('rules.vat.change')}>
      <div className="grid gap-4">
        <Form className="grid gap-4 sm:grid-cols-2" key={search.toString()}>
          <TextField
            id="vat-country"
            name="country"
            label={t('rules.vat.country')}
            defaultValue={search.get('country') ?? ''}
            maxLength={2}
            required
          />
          <SelectField
            id="vat-class"
            name="taxClass"
            label={t('rules.vat.class')}
            defaultValue={search.get('taxClass') ?? 'standard'}
            options={classes.map((value) => ({ value, label: wordsOf('rules.vat.classes', value) }))}
          />
          <TextField
            id="vat-from"
            name="validFrom"
            type="date"
            label={t('rules.vat.from')}
            defaultValue={search.get('validFrom') ?? ''}
            required
          />
          <TextField
            id="vat-percent"
            name="percent"
            inputMode="decimal"
            label={t('rules.vat.percent')}
            defaultValue={search.get('percent') ?? ''}
            maxLength={6}
            required
          />
          <div>
            <Button type="submit">{t('rules.vat.preview')}</Button>
          </div>
        </Form>
        {search.has('country') && !wish && <Notice tone="error">{t('form.problems.notValid')}</Notice>}
        {wish && <Decision />}
      </div>
    </Panel>
  );
}

function Decision() {
  const t = useTranslate();
  const { number, basisPoints, date } = useFormats();
  const { wish, preview } = useLoaderData<typeof loader>();
  const form = useDeskForm(wishForm);
  if (!wish || !preview) return <Notice tone="error">{t('form.problems.notValid')}</Notice>;
  const before = preview.beforeBasisPoints;
  return (
    <DeskForm form={form} className="grid gap-3">
      <Notice
        still
        title={`${wish.country}: ${before === null ? '–' : basisPoints(before)} → ${basisPoints(hundredthsOf(wish.percent) ?? 0)}`}
      >
        {preview.stores.length === 0 && <>{t('rules.vat.notShown')} </>}
        {t('rules.vat.prices', { prices: number(preview.prices), day: date(wish.validFrom) }, preview.prices)}{' '}
        {preview.stores.map((store) => (
          <Badge key={store}>{store}</Badge>
        ))}
      </Notice>
      {Object.entries(wish).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Proof />
      <SubmitButton form={form}>{t('rules.vat.set')}</SubmitButton>
    </DeskForm>
  );
}
