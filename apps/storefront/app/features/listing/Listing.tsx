import { formatNumber } from '@bowline/markets';
import { classNames, SidePanelOpener } from '@bowline/ui/components';
import { memo, Suspense, useEffect } from 'react';
import { browserLog } from '../../browser-log.ts';
import { onceTouched, separatePart, untilTouched } from '../../first-touch.ts';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { preparedComponent } from '../../prepared-component.ts';
import { ProductTiles } from '../catalog/ProductTiles.tsx';
import { FilterPanel, hasFilters } from './FilterPanel.tsx';
import { isFiltered } from './listing-state.ts';
import type { ListingView } from './load-listing.ts';
import { SortSelect } from './SortSelect.tsx';
import {
  filterPanelId,
  type ListingAddress,
  type ListingForm,
  listingCountId,
  useListingForm,
} from './use-listing-form.ts';

// Links, which lead somewhere before there is any script. The filters cannot wait: a choice made too early would be lost.
const ListingPages = untilTouched(() => import('./ListingPages.tsx'));
const activeFilters = preparedComponent(() => import('./ActiveFilters.tsx'));
const NothingListed = separatePart(() => import('./NothingListed.tsx'));
/** A choice shows at once; the products it is about to replace need not be drawn again for it. */
const ListedTiles = memo(ProductTiles);

/** Products with filters, order and pages: the heart of a category and of the search page. */
export function Listing({ listing, path, query }: { listing: ListingView } & ListingAddress) {
  const address = { path, query };
  const form = useListingForm(address, listing.state);
  useEffect(() => {
    // Before the first filter is chosen.
    onceTouched(activeFilters.prepare).catch(browserLog().error);
  }, []);
  return (
    <div
      className={classNames(
        'grid grid-cols-1 gap-x-10 gap-y-6',
        hasFilters(listing) && 'lg:grid-cols-[16rem_minmax(0,1fr)]',
      )}
    >
      <FilterPanel listing={listing} address={address} form={form} />
      <div className="grid grid-cols-1 content-start gap-6">
        <Toolbar listing={listing} form={form} />
        {isFiltered(listing.state) && (
          <Suspense>
            <activeFilters.Component listing={listing} address={address} />
          </Suspense>
        )}
        {/* To dim dozens of pictures takes as long as all else that a choice changes: that shows before. */}
        <div
          aria-busy={form.isPending}
          className={classNames('transition-opacity duration-medium', form.isLoading && 'opacity-50')}
        >
          {listing.products.length > 0 ? (
            <ListedTiles products={listing.products} headingLevel={2} isMain />
          ) : (
            <Suspense>
              <NothingListed state={listing.state} address={address} />
            </Suspense>
          )}
        </div>
        <Suspense>
          <ListingPages listing={listing} address={address} />
        </Suspense>
      </div>
    </div>
  );
}

function Toolbar({ listing, form }: { listing: ListingView; form: ListingForm }) {
  const t = useTranslate();
  const market = useMarket();
  const { productCount, state, sorts } = listing;
  const active = Object.values(state.chosen).flat().length + (Object.keys(state.price).length > 0 ? 1 : 0);
  return (
    <div className="grid gap-3 border-b border-border pb-4 sm:flex sm:items-center sm:justify-between">
      <p
        id={listingCountId}
        role="status"
        tabIndex={-1}
        className="numbers text-sm text-text-muted max-sm:order-2"
      >
        {form.isPending
          ? t('listing.updating')
          : t('category.count', { n: formatNumber(productCount, market) }, productCount)}
      </p>
      <div
        className={classNames(
          'grid gap-3 sm:flex sm:items-center',
          hasFilters(listing) && 'grid-cols-[auto_minmax(0,1fr)]',
        )}
      >
        {hasFilters(listing) && (
          <SidePanelOpener panelId={filterPanelId} icon="filter">
            {t('listing.filters')}
            {active > 0 && (
              <span className="numbers grid h-6 min-w-6 place-items-center rounded-full bg-primary px-1.5 text-sm text-on-primary">
                {active}
              </span>
            )}
          </SidePanelOpener>
        )}
        <SortSelect sorts={sorts} form={form} />
      </div>
    </div>
  );
}
