import { listingSorts, type SortOption } from '@bowline/markets';
import { Button, Icon } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { MessageKey } from '../../i18n/message-key.ts';
import { filterFormId, type ListingForm } from './use-listing-form.ts';

const labels: Readonly<Record<SortOption, MessageKey>> = {
  default: 'listing.sorts.default',
  position: 'listing.sorts.position',
  relevance: 'listing.sorts.relevance',
  name: 'listing.sorts.name',
  priceAsc: 'listing.sorts.priceAsc',
  priceDesc: 'listing.sorts.priceDesc',
  rating: 'listing.sorts.rating',
  ropeDiameter: 'listing.sorts.ropeDiameter',
  feedThroughSize: 'listing.sorts.feedThroughSize',
  accessoryLength: 'listing.sorts.accessoryLength',
};

export function SortSelect({ sorts, form }: { sorts: readonly SortOption[]; form: ListingForm }) {
  const t = useTranslate();
  const parameterOf = (sort: SortOption) => (sort === 'default' ? '' : listingSorts[sort].value);
  return (
    <div className="flex min-w-0 items-center gap-2 max-sm:w-full">
      <label htmlFor="listing-sort" className="shrink-0 text-sm text-text-muted max-sm:sr-only">
        {t('listing.sort')}
      </label>
      <span className="relative grid min-w-0 max-sm:grow">
        <select
          id="listing-sort"
          name="sort"
          form={filterFormId}
          value={parameterOf(form.state.sort)}
          onChange={form.onChange}
          className="control text-ellipsis"
        >
          {sorts.map((sort) => (
            <option key={sort} value={parameterOf(sort)}>
              {t(labels[sort])}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          size="sm"
          className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-text-muted"
        />
      </span>
      <span className="hidden no-script:contents">
        <Button type="submit" form={filterFormId} icon="check" iconOnly>
          {t('listing.sort')}
        </Button>
      </span>
    </div>
  );
}
