import { formatNumber } from '@bowline/markets';
import { Button, SidePanel } from '@bowline/ui/components';
import { Form } from 'react-router';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { FacetGroup } from './FacetGroup.tsx';
import type { ListingView } from './load-listing.ts';
import { PriceFields } from './PriceFields.tsx';
import { filterFormId, filterPanelId, type ListingAddress, type ListingForm } from './use-listing-form.ts';

/** Open from the start; the others unfold. One that is in use is always open. */
const openFacets = 5;

/** False where there is nothing to choose from, or nobody can count it yet. */
export const hasFilters = ({ facets, price }: ListingView) => facets.length > 0 || price !== null;

/** A plain form with an address to send it to; scripts send it with every choice. */
export function FilterPanel({
  listing,
  address,
  form,
}: {
  listing: ListingView;
  address: ListingAddress;
  form: ListingForm;
}) {
  const t = useTranslate();
  const market = useMarket();
  const { facets, price, state, productCount } = listing;
  const fields = (
    <Form id={filterFormId} method="get" action={address.path} autoComplete="off" onSubmit={form.onSubmit}>
      {address.query !== undefined && <input type="hidden" name="q" value={address.query} />}
      {facets.map((facet, index) => (
        <FacetGroup
          key={facet.parameter}
          facet={facet}
          chosen={(form.state.chosen[facet.parameter] ?? []).join(' ')}
          apply={form.apply}
          isOpen={index < openFacets || facet.parameter in state.chosen}
        />
      ))}
      {price && <PriceFields bounds={price} form={form} />}
    </Form>
  );
  // Without a filter it still is the form of the order.
  if (!hasFilters(listing)) return <div className="hidden">{fields}</div>;
  return (
    <SidePanel
      id={filterPanelId}
      title={t('listing.filters')}
      closeLabel={t('dialog.close')}
      footer={
        <>
          <span className="contents lg:hidden no-script:hidden">
            <Button type="submit" form={filterFormId} variant="primary" wide>
              {t('listing.show', { n: formatNumber(productCount, market) }, productCount)}
            </Button>
          </span>
          <span className="hidden no-script:contents">
            <Button type="submit" form={filterFormId} variant="primary" wide className="lg:mt-4">
              {t('listing.apply')}
            </Button>
          </span>
        </>
      }
    >
      {fields}
    </SidePanel>
  );
}
