import { money } from '@bowline/kit';
import { formatMoney, priceParameters } from '@bowline/markets';
import { useEffect, useRef } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { useShopState } from '../../shop-state.ts';
import { FilterGroup } from './FilterGroup.tsx';
import type { ListingView } from './load-listing.ts';
import type { ListingForm } from './use-listing-form.ts';

/** The lowest and highest price to show, in the visitor's currency. */
export function PriceFields({
  bounds,
  form,
}: {
  bounds: NonNullable<ListingView['price']>;
  form: ListingForm;
}) {
  const t = useTranslate();
  return (
    <FilterGroup parameter="price" label={bounds.label} isOpen className="grid grid-cols-2 gap-3">
      <Amount end="from" label={t('listing.price.from')} hint={bounds.from} form={form} />
      <Amount end="to" label={t('listing.price.to')} hint={bounds.to} form={form} />
    </FilterGroup>
  );
}

function Amount({
  end,
  label,
  hint,
  form,
}: {
  end: 'from' | 'to';
  label: string;
  hint: number;
  form: ListingForm;
}) {
  const symbol = useCurrencySymbol();
  const input = useRef<HTMLInputElement>(null);
  const value = String(form.state.price[end] ?? '');
  // The field is the visitor's own while they type; an address that says something else wins.
  useEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
  return (
    <label className="grid gap-1 text-sm">
      <span>
        {label} <span className="text-text-muted">({symbol})</span>
      </span>
      <input
        ref={input}
        name={priceParameters[end]}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        placeholder={String(hint)}
        defaultValue={value}
        onBlur={(event) => {
          if (event.currentTarget.value !== value) form.onChange(event);
        }}
        className="control numbers"
      />
    </label>
  );
}

/** As this locale writes it beside an amount. */
function useCurrencySymbol(): string {
  const market = useMarket();
  const currency = useShopState()?.currency ?? market.defaultCurrency;
  return formatMoney(money(0, currency), market).replace(/[\d.,\s]/g, '');
}
