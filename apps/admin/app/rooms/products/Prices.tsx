import { Badge, type BadgeTone, Button, Link, Notice, TextField } from '@bowline/ui/components';
import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { useMay } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { formDataOf } from '../../forms/form-actions.ts';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import {
  MarketPricesQuery,
  PricesQuery,
  type PricesQueryResult,
  ReductionPreviewQuery,
} from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { changeProductPrices } from './change-prices.ts';
import { planForm, priceField, pricesForm, pricesPath, withdrawForm } from './price-forms.ts';
import { productPath } from './product-forms.ts';
import { MarketsPanel, TiersPanel } from './TiersPanel.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const sku = args.params.sku ?? '';
  const { prices: found } = await client.ask(PricesQuery, { sku });
  const prices = found.filter((price) => price !== null);
  if (prices.length === 0) throw data('not-found', { status: 404 });
  const part = prices.find((price) => price.sku === url.searchParams.get('part')) ?? null;
  const [preview, markets] = await Promise.all([
    previewOf(),
    part ? client.ask(MarketPricesQuery, { sku: part.sku }) : null,
  ]);
  return {
    ...{ sku, prices, part, preview },
    markets: markets?.marketPrices.filter((price) => price !== null) ?? [],
  };

  async function previewOf() {
    const percent = Number(/^\d{1,2}$/.exec(url.searchParams.get('percent') ?? '')?.[0] ?? 0);
    const from = /^\d{4}-\d\d-\d\d$/.exec(url.searchParams.get('from') ?? '')?.[0] ?? '';
    const until = /^\d{4}-\d\d-\d\d$/.exec(url.searchParams.get('until') ?? '')?.[0] ?? '';
    if (percent < 1 || from === '' || Number.isNaN(Date.parse(from))) return null;
    const skus = prices.map((price) => price.sku);
    const { reductionPreview } = await client.ask(ReductionPreviewQuery, { skus, percentOff: percent, from });
    return { percent, from, until, rows: reductionPreview.filter((row) => row !== null) };
  }
}

export async function action(args: ActionFunctionArgs) {
  return changeProductPrices(deskOf(args), args.params.sku ?? '', await formDataOf(args.request));
}

export type ShownPrice = NonNullable<PricesQueryResult['prices'][number]>;

export default function Prices() {
  const { sku, part, markets } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const may = useMay();
  return (
    <>
      <PageHeader
        title={t('products.prices.of', { sku })}
        beside={
          <Link href={productPath(sku)} className="text-link-style text-sm">
            {t('products.prices.toProduct')}
          </Link>
        }
      />
      <div className="grid gap-5">
        <PriceTable />
        {may('planReduction') && <Planning />}
        {part && (
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
            <TiersPanel price={part} key={`tiers ${part.sku}`} />
            <MarketsPanel price={part} markets={markets} key={`markets ${part.sku}`} />
          </div>
        )}
      </div>
    </>
  );
}

const tones: Readonly<Record<string, BadgeTone>> = { planned: 'info', running: 'success', over: 'neutral' };

function PriceTable() {
  const { sku, prices } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const may = useMay();
  const { money, typedAmount } = useFormats();
  const form = useDeskForm(pricesForm);
  const isReadOnly = !may('changePrices');
  return (
    <DeskForm form={form} className="grid gap-3">
      <Panel title={t('products.prices.title')} isFlush>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('products.sku')}</th>
              <th scope="col">{t('products.price')}</th>
              <th scope="col">{t('products.prices.reduction')}</th>
              <th scope="col" className="amount">
                {t('products.prices.lowest')}
              </th>
              <th scope="col">{t('products.prices.more')}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map((price) => (
              <tr key={price.sku}>
                <td>
                  {price.options || price.sku}
                  {price.options && <span className="block text-xs text-text-muted">{price.sku}</span>}
                </td>
                <td>
                  <input
                    name={priceField(price.sku)}
                    defaultValue={typedAmount(price.priceMinor, 'EUR')}
                    key={price.priceMinor}
                    aria-label={t('products.prices.priceOf', { sku: price.sku })}
                    inputMode="decimal"
                    maxLength={11}
                    disabled={isReadOnly}
                    className="control h-9 w-28 text-end"
                  />
                </td>
                <td>
                  <ReductionCell price={price} />
                </td>
                <td className="amount">
                  {typeof price.lowestNowMinor === 'number' ? money(price.lowestNowMinor, 'EUR') : '–'}
                </td>
                <td>
                  <Link
                    href={`${pricesPath(sku)}?part=${encodeURIComponent(price.sku)}`}
                    className="text-link-style"
                  >
                    {t('products.prices.details', {
                      tiers: price.tiers.length,
                      markets: price.ownMarketPrices,
                    })}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      {!isReadOnly && <SubmitButton form={form}>{t('products.prices.save')}</SubmitButton>}
    </DeskForm>
  );
}

/** The price, its days, and what it is compared with by law. */
function ReductionCell({ price: { reduction } }: { readonly price: ShownPrice }) {
  const t = useTranslate();
  const { money, day } = useFormats();
  if (!reduction) return '–';
  return (
    <div className="grid gap-0.5">
      <span className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold">{money(reduction.priceMinor, 'EUR')}</strong>
        {reduction.isStruckThrough && typeof reduction.lowestBeforeMinor === 'number' && (
          <s className="text-text-muted">{money(reduction.lowestBeforeMinor, 'EUR')}</s>
        )}
        <Badge tone={tones[reduction.state] ?? 'neutral'}>
          {t(`products.prices.states.${reduction.state as 'planned'}`)}
        </Badge>
      </span>
      <span className="text-xs text-text-muted">
        {day(reduction.startsOn)} – {reduction.endsOn ? day(reduction.endsOn) : t('products.prices.open')}
      </span>
      {!reduction.isStruckThrough && (
        <span className="text-xs text-text-muted">{t('products.prices.nothingStruck')}</span>
      )}
    </div>
  );
}

/** First what it would do, by the address; then it is planned. */
function Planning() {
  const { sku, prices, preview } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const { money } = useFormats();
  const asked = preview && {
    percent: String(preview.percent),
    from: preview.from,
    until: preview.until,
  };
  const form = useDeskForm(planForm, { initial: asked ?? {} });
  const withdraw = useDeskForm(withdrawForm);
  const reduced = prices.filter(({ reduction }) => reduction && reduction.state !== 'over');
  return (
    <Panel title={t('products.prices.plan')}>
      <div className="grid gap-5">
        <p className="text-sm text-text-muted">{t('products.prices.planText')}</p>
        <Form
          action={pricesPath(sku)}
          className="grid items-end gap-4 sm:grid-cols-4"
          key={JSON.stringify(asked)}
        >
          <TextField {...form.field('percent')} />
          <TextField {...form.field('from')} />
          <TextField {...form.field('until')} />
          <div>
            <Button type="submit">{t('products.prices.preview')}</Button>
          </div>
        </Form>
        {preview && (
          <DeskForm form={form} className="grid gap-3">
            <input type="hidden" name="percent" value={preview.percent} />
            <input type="hidden" name="from" value={preview.from} />
            <input type="hidden" name="until" value={preview.until} />
            <table className="desk-table">
              <thead>
                <tr>
                  <th scope="col">{t('products.sku')}</th>
                  <th scope="col" className="amount">
                    {t('products.prices.now')}
                  </th>
                  <th scope="col" className="amount">
                    {t('products.prices.then')}
                  </th>
                  <th scope="col" className="amount">
                    {t('products.prices.struck')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {preview.rows.map((row) => (
                  <tr key={row.sku}>
                    <td>
                      <label className="flex items-center gap-2">
                        <input type="checkbox" name="sku" value={row.sku} defaultChecked className="size-5" />
                        {row.sku}
                        {row.isReplacing && <Badge tone="warning">{t('products.prices.replaces')}</Badge>}
                      </label>
                    </td>
                    <td className="amount">{money(row.priceMinor, 'EUR')}</td>
                    <td className="amount">{money(row.reducedMinor, 'EUR')}</td>
                    <td className="amount">
                      {row.isStruckThrough && typeof row.lowestBeforeMinor === 'number' ? (
                        money(row.lowestBeforeMinor, 'EUR')
                      ) : (
                        <Badge tone="warning">{t('products.prices.nothingStruck')}</Badge>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <SubmitButton form={form}>{t('products.prices.planSubmit')}</SubmitButton>
          </DeskForm>
        )}
        {reduced.length > 0 && (
          <DeskForm form={withdraw} className="grid gap-3">
            {reduced.map((price) => (
              <input key={price.sku} type="hidden" name="sku" value={price.sku} />
            ))}
            <Notice still>{t('products.prices.withdrawText', {}, reduced.length)}</Notice>
            <SubmitButton form={withdraw} variant="secondary">
              {t('products.prices.withdraw')}
            </SubmitButton>
          </DeskForm>
        )}
      </div>
    </Panel>
  );
}
