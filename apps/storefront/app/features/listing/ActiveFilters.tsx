import { moneyFromDecimal } from '@bowline/kit';
import { formatMoney } from '@bowline/markets';
import { ChipContent, chipClasses } from '@bowline/ui/components';
import type { ReactNode } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { OwnLink } from '../../routing/OwnLinks.tsx';
import { useShopState } from '../../shop-state.ts';
import { type ListingState, withoutFilters, withoutOption, withoutPrice } from './listing-state.ts';
import type { ListingView } from './load-listing.ts';
import { type ListingAddress, listingCountId, listingHref } from './use-listing-form.ts';

/** Every choice in force as a link to the listing without it. */
export default function ActiveFilters({
  listing,
  address,
}: {
  listing: ListingView;
  address: ListingAddress;
}) {
  const t = useTranslate();
  const priceText = usePriceText(listing.state);
  const { state, facets, price } = listing;
  const chosen = facets.flatMap((facet) =>
    facet.options
      .filter(({ slug }) => state.chosen[facet.parameter]?.includes(slug))
      .map(({ slug, label }) => ({
        filter: facet.label,
        value: label,
        without: withoutOption(state, facet.parameter, slug),
      })),
  );
  const chips = [
    ...chosen,
    ...(priceText ? [{ filter: price?.label ?? '', value: priceText, without: withoutPrice(state) }] : []),
  ];
  return (
    <nav aria-label={t('listing.active')}>
      <ul className="flex flex-wrap items-center gap-2">
        {chips.map(({ filter, value, without }) => (
          <li key={`${filter} ${value}`}>
            <StateLink href={listingHref(address, without)} className={chipClasses}>
              <ChipContent label={t('listing.remove', { filter, value })}>
                <span className="opacity-80">{filter}:</span> <span className="font-medium">{value}</span>
              </ChipContent>
            </StateLink>
          </li>
        ))}
        <li>
          <StateLink
            href={listingHref(address, withoutFilters(state))}
            className="inline-flex min-h-9 items-center px-2 text-sm text-link-style"
          >
            {t('listing.reset')}
          </StateLink>
        </li>
      </ul>
    </nav>
  );
}

/** The link goes with its choice, so the focus moves on to the count, which has just changed. */
function StateLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  return (
    <OwnLink
      href={href}
      staysInPlace
      rel="nofollow"
      className={className}
      onClick={() => document.getElementById(listingCountId)?.focus({ preventScroll: true })}
    >
      {children}
    </OwnLink>
  );
}

function usePriceText({ price }: ListingState): string | null {
  const t = useTranslate();
  const market = useMarket();
  const currency = useShopState()?.currency ?? market.defaultCurrency;
  const shown = (amount: number) => formatMoney(moneyFromDecimal(String(amount), currency), market);
  const { from, to } = price;
  if (from !== undefined && to !== undefined)
    return t('listing.price.between', { from: shown(from), to: shown(to) });
  if (from !== undefined) return t('listing.price.atLeast', { price: shown(from) });
  return to === undefined ? null : t('listing.price.atMost', { price: shown(to) });
}
