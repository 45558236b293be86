import { formatNumber } from '@bowline/markets';
import { classNames, Icon, OptionSwatch, OptionTick } from '@bowline/ui/components';
import { memo, type ReactNode, useState } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import type { Facet, FacetOption } from './facets.ts';
import type { ControlEvent } from './use-listing-form.ts';

/** As many values as a glance takes in; one more is shown rather than hidden alone. */
const optionsAtAGlance = 7;

interface FacetProps {
  readonly facet: Facet;
  /** Slugs with a space between them. */
  readonly chosen: string;
  readonly onChange: (event: ControlEvent) => void;
}

/** A filter has dozens of values and a listing a dozen filters: only the one that was touched is drawn again. */
export const FacetGroup = memo(({ isOpen, ...props }: FacetProps & { readonly isOpen: boolean }) => (
  <FilterGroup parameter={props.facet.parameter} label={props.facet.label} isOpen={isOpen}>
    <FacetOptions {...props} />
  </FilterGroup>
));

function FacetOptions({ facet, chosen: slugs, onChange }: FacetProps) {
  const chosen = slugs.split(' ');
  const isLong = facet.look === 'list' && facet.options.length > optionsAtAGlance + 1;
  const seen = isLong ? optionsAtAGlance : facet.options.length;
  const draw = (options: readonly FacetOption[]) => (
    <Options options={options} facet={facet} chosen={chosen} onChange={onChange} />
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
  onChange,
}: {
  options: readonly FacetOption[];
  facet: Facet;
  chosen: readonly string[];
  onChange: FacetProps['onChange'];
}) {
  const market = useMarket();
  const input = ({ slug, label, count }: FacetOption) => ({
    name: parameter,
    value: slug,
    label,
    count: formatNumber(count, market),
    checked: chosen.includes(slug),
    onChange,
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
