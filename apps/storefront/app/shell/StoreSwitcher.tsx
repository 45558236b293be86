import { formatNumber, type Market, type MarketAddress, marketAddresses } from '@bowline/markets';
import { Button, Dialog, SelectField } from '@bowline/ui/components';
import { useHref, useLocation } from 'react-router';
import { useUnpackedRouteData } from '../data/packed.ts';
import { useMarket, useTranslate } from '../i18n/I18nProvider.tsx';
import type { loader } from '../layouts/DefaultLayout.tsx';
import { useShopState } from '../shop-state.ts';
import { switcherId } from './StoreSwitcherOpener.tsx';

export default function StoreSwitcher() {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <Dialog id={switcherId} title={t('switcher.title')} closeLabel={t('dialog.close')}>
      <StoreForms from={pathname} />
    </Dialog>
  );
}

/** Plain forms: the server remembers the choice and leads to the same page of the other shop. */
export function StoreForms({ from }: { from: string }) {
  const t = useTranslate();
  const market = useMarket();
  return (
    <div className="grid gap-8">
      <form action={useHref('/stores/store/switch')} className="grid gap-5">
        <input type="hidden" name="from" value={from} />
        <SelectField
          name="___store"
          label={t('switcher.store')}
          defaultValue={market.code}
          options={Object.values(marketAddresses).map(toOption)}
        />
        <Button type="submit" variant="primary">
          {t('switcher.submit')}
        </Button>
      </form>
      <CurrencyForm market={market} from={from} />
    </div>
  );
}

/** Of the currencies of this shop those that commerce sells in now, and what the chosen one is worth. */
function CurrencyForm({ market, from }: { market: Market; from: string }) {
  const t = useTranslate();
  const action = useHref('/stores/store/switch');
  const currency = useShopState()?.currency ?? market.defaultCurrency;
  const known = useUnpackedRouteData<typeof loader>('default')?.currencies;
  const offered = market.availableCurrencies.filter(({ code }) => !known || known.available.includes(code));
  const rate = known && currency !== known.base && known.rates[currency];
  if (offered.length < 2) return null;
  return (
    <form action={action} className="grid gap-5 border-t border-border pt-6">
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="___store" value={market.code} />
      <SelectField
        name="currency"
        label={t('switcher.currency')}
        defaultValue={currency}
        {...(rate && {
          hint: `1 ${known.base} = ${formatNumber(rate, market, { maximumDecimals: 4 })} ${currency}`,
        })}
        options={offered.map(({ code, title }) => ({
          value: code,
          label: `${code} – ${title}`,
        }))}
      />
      <Button type="submit">{t('switcher.submitCurrency')}</Button>
    </form>
  );
}

function toOption(market: MarketAddress) {
  return { value: market.code, label: market.friendlyName };
}
