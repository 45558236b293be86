import { formatNumber } from '@bowline/markets';
import { classNames, Icon, OptionSwatch, OptionTick, painted } from '@bowline/ui/components';
import { type ChangeEvent, memo, type ReactNode, startTransition, useOptimistic, useState } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { KeptMarkup } from '../../KeptMarkup.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import type { Facet, FacetOption } from './facets.ts';
import type { ListingForm } from './use-listing-form.ts';

/** As many values as a glance takes in; one more is shown rather than hidden alone. */
const optionsAtAGlance = 7;

interface FacetProps {
  readonly facet: Facet;
  /** Slugs with a space between them. */
  readonly chosen: string;
  readonly apply: ListingForm['apply'];
}

/** A filter has dozens of values and a listing a dozen filters: only the one that was touched is drawn again. */
export const FacetGroup = memo(({ isOpen, ...props }: FacetProps & { readonly isOpen: boolean }) => (
  <FilterGroup parameter={props.facet.parameter} label={props.facet.label} isOpen={isOpen}>
    <KeptMarkup as="div" of={['facet', props.facet, props.chosen]}>
      {() => <FacetOptions {...props} />}
    </KeptMarkup>
  </FilterGroup>
));

function FacetOptions({ facet, chosen: slugs, apply }: FacetProps) {
  const chosen = slugs.split(' ');
  const isLong = facet.look === 'list' && facet.options.length > optionsAtAGlance + 1;
  const seen = isLong ? optionsAtAGlance : facet.options.length;
  const draw = (options: readonly FacetOption[]) => (
    <Options options={options} facet={facet} chosen={chosen} apply={apply} />
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
  apply,
}: {
  options: readonly FacetOption[];
  facet: Facet;
  chosen: readonly string[];
  apply: FacetProps['apply'];
}) {
  const drawn = options.map((option) => (
    <Option
      key={option.slug}
      option={option}
      parameter={parameter}
      isChosen={chosen.includes(option.slug)}
      apply={apply}
    />
  ));
  if (look === 'list') return drawn;
  return (
    <div className={classNames('grid grid-cols-3 gap-1', hasLongWords(options) && 'lg:grid-cols-2')}>
      {drawn}
    </div>
  );
}

interface OptionProps {
  readonly option: FacetOption;
  readonly parameter: string;
  readonly isChosen: boolean;
  readonly apply: FacetProps['apply'];
}

/** The press shows first, and by this one element alone; all else that it changes is drawn after it. */
const Option = memo(({ option, parameter, isChosen, apply }: OptionProps) => {
  const market = useMarket();
  const [checked, show] = useOptimistic(isChosen);
  const { slug, label, count, colours } = option;
  const input = {
    name: parameter,
    value: slug,
    label,
    count: formatNumber(count, market),
    checked,
    onChange: ({ currentTarget: { checked: isPressed, form } }: ChangeEvent<HTMLInputElement>) =>
      startTransition(async () => {
        show(isPressed);
        await painted();
        await apply(form);
      }),
  };
  return colours ? <OptionSwatch {...input} colours={colours} /> : <OptionTick {...input} />;
});

/** Words that the third of a narrow column would break, such as "Pomarańczowy". */
function hasLongWords(options: readonly FacetOption[]): boolean {
  return options.some(({ label }) => /\S{12}/.test(label));
}
