import { Pagination } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { ListingView } from './load-listing.ts';
import { type ListingAddress, listingHref } from './use-listing-form.ts';

export default function ListingPages({
  listing,
  address,
}: {
  listing: ListingView;
  address: ListingAddress;
}) {
  const t = useTranslate();
  return (
    <Pagination
      label={t('pagination.label')}
      current={listing.state.page}
      total={listing.pageCount}
      hrefOf={(page) => listingHref(address, { ...listing.state, page })}
      previousLabel={t('pagination.previous')}
      nextLabel={t('pagination.next')}
      pageLabel={(number) => t('pagination.page', { page: number })}
    />
  );
}
