import { redirect } from 'react-router';
import type { DeskRequest } from '../../data/desk-context.ts';
import { receive, unknownForm } from '../../forms/form-actions.ts';
import {
  ChangePricesMutation,
  PlanReductionMutation,
  SetMarketPricesMutation,
  SetTiersMutation,
  WithdrawReductionMutation,
} from '../../generated/operations.ts';
import {
  marketsForm,
  minorOfTyped,
  mostTiers,
  planForm,
  pricesForm,
  pricesPath,
  tiersForm,
  withdrawForm,
} from './price-forms.ts';

const amountNotValid = { refused: { code: 'amount-not-valid', details: {} } };

/** Ends in the page of the prices, or answers what was refused. */
export async function changeProductPrices({ client }: DeskRequest, sku: string, sent: FormData) {
  const part = String(sent.get('part') ?? '');
  const back = () => redirect(pricesPath(sku) + (part ? `?part=${encodeURIComponent(part)}` : ''), 303);
  switch (sent.get('intent')) {
    case pricesForm.name: {
      const { refuse } = receive(pricesForm, sent);
      const prices = pricesIn(sent);
      if (!prices) return refuse(amountNotValid);
      const outcome = await client.change(ChangePricesMutation, { prices });
      if (outcome.ok) throw back();
      return refuse({ refused: outcome });
    }
    case planForm.name: {
      const { values, problems, refuse } = receive(planForm, sent);
      if (problems.length > 0) return refuse({ problems });
      const outcome = await client.change(PlanReductionMutation, {
        skus: sent.getAll('sku').map(String),
        percentOff: Number(values.percent),
        from: values.from,
        until: values.until || null,
      });
      if (outcome.ok) throw back();
      return refuse({ refused: outcome });
    }
    case withdrawForm.name: {
      const { refuse } = receive(withdrawForm, sent);
      const skus = sent.getAll('sku').map(String);
      const outcome = await client.change(WithdrawReductionMutation, { skus });
      if (outcome.ok) throw back();
      return refuse({ refused: outcome });
    }
    case tiersForm.name: {
      const { values, problems, refuse } = receive(tiersForm, sent);
      if (problems.length > 0) return refuse({ problems });
      const tiers = Array.from({ length: mostTiers }, (_, index) => ({
        quantity: Number(values[`quantity${index}`]),
        percentOff: Number(values[`percent${index}`]),
      })).filter(({ quantity, percentOff }) => quantity > 0 || percentOff > 0);
      const outcome = await client.change(SetTiersMutation, { sku: part, tiers });
      if (outcome.ok) throw back();
      return refuse({ refused: outcome });
    }
    case marketsForm.name: {
      const { refuse } = receive(marketsForm, sent);
      const prices = marketPricesIn(sent);
      if (!prices) return refuse(amountNotValid);
      const outcome = await client.change(SetMarketPricesMutation, { sku: part, prices });
      if (outcome.ok) throw back();
      return refuse({ refused: outcome });
    }
    default:
      throw unknownForm();
  }
}

/** The prices that were typed; null where one is none. */
function pricesIn(sent: FormData): { sku: string; priceMinor: number }[] | null {
  const prices: { sku: string; priceMinor: number }[] = [];
  for (const [name, value] of sent) {
    const sku = /^price-(.{1,100})$/.exec(name)?.[1];
    if (sku === undefined) continue;
    const priceMinor = minorOfTyped(String(value), 'EUR');
    if (typeof priceMinor !== 'number') return null;
    prices.push({ sku, priceMinor });
  }
  return prices;
}

function marketPricesIn(
  sent: FormData,
): { locale: string; currency: string; priceMinor: number | null }[] | null {
  const prices: { locale: string; currency: string; priceMinor: number | null }[] = [];
  for (const [name, value] of sent) {
    const [, locale, currency] = /^market-([a-zA-Z-]{2,5})-([A-Z]{3})$/.exec(name) ?? [];
    if (locale === undefined || currency === undefined) continue;
    const priceMinor = minorOfTyped(String(value), currency);
    if (priceMinor === undefined) return null;
    prices.push({ locale, currency, priceMinor });
  }
  return prices;
}
