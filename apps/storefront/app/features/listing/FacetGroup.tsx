import { formatNumber } from '@bowline/markets';
import { classNames, Icon, OptionSwatch, OptionTick } from '@bowline/ui/components';
import { type ReactNode, useState } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import type { Facet, FacetOption } from './facets.ts';
import type { ListingForm } from './use-listing-form.ts';

/** As many values as a glance takes in; one more is shown rather than hidden alone. */
const optionsAtAGlance = 7;

export function FacetGroup({ facet, form, isOpen }: { facet: Facet; form: ListingForm; isOpen: boolean }) {
  return (
    <FilterGroup parameter={facet.parameter} label={facet.label} isOpen={isOpen}>
      <FacetOptions facet={facet} form={form} />
    </FilterGroup>
  );
}

function FacetOptions({ facet, form }: { facet: Facet; form: ListingForm }) {
  const chosen = form.state.chosen[facet.parameter] ?? [];
  const isLong = facet.look === 'list' && facet.options.length > optionsAtAGlance + 1;
  const seen = isLong ? optionsAtAGlance : facet.options.length;
  const draw = (options: readonly FacetOption[]) => (
    <Options options={options} facet={facet} chosen={chosen} form={form} />
  );
  return (
    <>
      {draw(facet.options.slice(0, seen))}
      {isLong && (
        <MoreOptions
          count={facet.options.length - seen}
          isOpen={facet.options.slice(seen).some(({ slug }) => chosen.includes(slug))}
        >
          {draw(facet.options.slice(seen))}
        </MoreOptions>
      )}
    </>
  );
}

function MoreOptions({ count, isOpen, children }: { count: number; isOpen: boolean; children: ReactNode }) {
  const t = useTranslate();
  const [opensAtFirst] = useState(isOpen);
  return (
    <details className="disclosure group" open={opensAtFirst}>
      <summary className="flex min-h-9 items-center gap-2 text-sm font-medium text-link">
        <Icon name="chevron-down" size="sm" className="turns" />
        <span className="group-open:hidden">{t('listing.more', { n: count })}</span>
        <span className="hidden group-open:inline">{t('listing.fewer')}</span>
      </summary>
      {children}
    </details>
  );
}

function Options({
  options,
  facet: { parameter, look },
  chosen,
  form,
}: {
  options: readonly FacetOption[];
  facet: Facet;
  chosen: readonly string[];
  form: ListingForm;
}) {
  const market = useMarket();
  const input = ({ slug, label, count }: FacetOption) => ({
    name: parameter,
    value: slug,
    label,
    count: formatNumber(count, market),
    checked: chosen.includes(slug),
    onChange: form.onChange,
  });
  if (look === 'list') return options.map((option) => <OptionTick key={option.slug} {...input(option)} />);
  return (
    <div className={classNames('grid grid-cols-3 gap-1', hasLongWords(options) && 'lg:grid-cols-2')}>
      {options.map((option) =>
        option.colours ? (
          <OptionSwatch key={option.slug} {...input(option)} colours={option.colours} />
        ) : (
          <OptionTick key={option.slug} {...input(option)} />
        ),
      )}
    </div>
  );
}

/** Words that the third of a narrow column would break, such as "Pomarańczowy". */
function hasLongWords(options: readonly FacetOption[]): boolean {
  return options.some(({ label }) => /\S{12}/.test(label));
}
