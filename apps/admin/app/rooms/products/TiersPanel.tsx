import { TextField } from '@bowline/ui/components';
import { useMay } from '../../data/use-me.ts';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import type { MarketPricesQueryResult } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { Panel } from '../../parts/Panel.tsx';
import type { ShownPrice } from './Prices.tsx';
import { marketField, marketsForm, mostTiers, tiersForm } from './price-forms.ts';

interface OfPart {
  readonly price: ShownPrice;
}

/** What more pieces save, and what was charged before. */
export function TiersPanel({ price }: OfPart) {
  const t = useTranslate();
  const may = useMay();
  const { money, exactMoment } = useFormats();
  const tiers = price.tiers.filter((tier) => tier !== null);
  const form = useDeskForm(tiersForm, {
    initial: Object.fromEntries(
      tiers.flatMap(({ quantity, percentOff }, index) => [
        [`quantity${index}`, String(quantity)],
        [`percent${index}`, String(percentOff)],
      ]),
    ),
  });
  const isReadOnly = !may('setTiers');
  return (
    <Panel title={t('products.prices.tiers', { sku: price.sku })}>
      <DeskForm form={form} className="grid gap-3">
        <input type="hidden" name="part" value={price.sku} />
        <fieldset disabled={isReadOnly} className="grid gap-2">
          {Array.from({ length: mostTiers }, (_, index) => `${index}`).map((index) => (
            <div key={index} className="grid grid-cols-2 gap-3">
              <TextField {...form.field(`quantity${index}`)} optionalText={undefined} />
              <TextField {...form.field(`percent${index}`)} optionalText={undefined} />
            </div>
          ))}
        </fieldset>
        {!isReadOnly && <SubmitButton form={form}>{t('products.prices.saveTiers')}</SubmitButton>}
      </DeskForm>
      <h3 className="mt-5 mb-2 font-semibold">{t('products.prices.history')}</h3>
      <ul className="grid gap-1 text-sm">
        {price.history
          .filter((each) => each !== null)
          .map((each) => (
            <li key={each.validFrom} className="flex justify-between gap-3">
              <span className="text-text-muted">{exactMoment(each.validFrom)}</span>
              <span className="numbers">{money(each.priceMinor, 'EUR')}</span>
            </li>
          ))}
      </ul>
    </Panel>
  );
}

type MarketPrice = NonNullable<MarketPricesQueryResult['marketPrices'][number]>;

/** What each market shows; an empty field is converted. */
export function MarketsPanel({ price, markets }: OfPart & { readonly markets: readonly MarketPrice[] }) {
  const t = useTranslate();
  const may = useMay();
  const { money, typedAmount } = useFormats();
  const form = useDeskForm(marketsForm);
  const isReadOnly = !may('setMarketPrices');
  return (
    <DeskForm form={form} className="grid gap-3">
      <input type="hidden" name="part" value={price.sku} />
      <Panel title={t('products.prices.markets', { sku: price.sku })} isFlush>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('products.prices.market')}</th>
              <th scope="col" className="amount">
                {t('products.prices.converted')}
              </th>
              <th scope="col">{t('products.prices.own')}</th>
            </tr>
          </thead>
          <tbody>
            {markets.map((market) => (
              <tr key={`${market.locale} ${market.currency}`}>
                <td>
                  {market.locale} · {market.currency}
                  <span className="block text-xs text-text-muted">
                    {t(market.isWithVat ? 'products.prices.withVat' : 'products.prices.withoutVat')}
                  </span>
                </td>
                <td className="amount">{money(market.convertedMinor, market.currency)}</td>
                <td>
                  <input
                    name={marketField(market.locale, market.currency)}
                    defaultValue={typedAmount(market.ownMinor, market.currency)}
                    aria-label={t('products.prices.ownOf', {
                      locale: market.locale,
                      currency: market.currency,
                    })}
                    inputMode="decimal"
                    maxLength={11}
                    disabled={isReadOnly}
                    className="control h-9 w-28 text-end"
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      {!isReadOnly && <SubmitButton form={form}>{t('products.prices.saveMarkets')}</SubmitButton>}
    </DeskForm>
  );
}
