import { ButtonLink, EmptyState } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { isFiltered, type ListingState, withoutFilters } from './listing-state.ts';
import { type ListingAddress, listingHref } from './use-listing-form.ts';

/** In the place of the products, with a way out when only the filters are to blame. */
export default function NothingListed({ state, address }: { state: ListingState; address: ListingAddress }) {
  const t = useTranslate();
  if (!isFiltered(state))
    return <EmptyState title={t('category.empty')}>{t('category.emptyHint')}</EmptyState>;
  return (
    <EmptyState
      icon="filter"
      title={t('listing.empty')}
      action={
        <ButtonLink variant="primary" href={listingHref(address, withoutFilters(state))}>
          {t('listing.reset')}
        </ButtonLink>
      }
    >
      {t('listing.emptyHint')}
    </EmptyState>
  );
}
