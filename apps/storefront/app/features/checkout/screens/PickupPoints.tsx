import { formatNumber, type Market } from '@bowline/markets';
import { Button, ChoiceGroup, EmptyState, TextField } from '@bowline/ui/components';
import type { FormState } from '@bowline/ui/forms';
import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { DeliveryField } from '../checkout-forms.ts';
import type { PickupPointView } from '../checkout-view.ts';
import type { ShippingView } from '../load-steps.ts';
import { stepPaths } from '../steps.ts';

/** A form of its own, outside the one it stands in: Enter in an address must not search. */
const searchForm = 'point-search';

interface PickupPointsProps {
  readonly form: FormState<DeliveryField>;
  readonly points: NonNullable<ShippingView['delivery']['points']>;
  readonly saved: string | undefined;
}

/** The pickup points near a postcode, nearest first; the nearest is chosen until another one is. */
export function PickupPoints({ form, points, saved }: PickupPointsProps) {
  const t = useTranslate();
  const choices = usePointChoices(points.list);
  const chosen = choices.find(({ value }) => value === saved) ?? choices[0];
  return (
    <section
      id="points"
      aria-labelledby="points-title"
      className="grid scroll-mt-4 gap-5 rounded-lg border border-border p-4 sm:p-5"
    >
      <h2 id="points-title" className="text-lg">
        {t('checkout.points.title', { carrier: points.carrierName })}
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-44">
          <TextField
            key={points.near}
            id="points-near"
            name="near"
            form={searchForm}
            label={t('checkout.points.near')}
            defaultValue={points.near}
            maxLength={16}
            autoComplete="off"
          />
        </div>
        <Button type="submit" form={searchForm}>
          {t('checkout.points.search')}
        </Button>
      </div>
      {chosen ? (
        <>
          <input type="hidden" name="near" value={points.near} />
          <ChoiceGroup
            key={points.list.map(({ id }) => id).join()}
            {...form.choices('point')}
            chosen={chosen.value}
            choices={choices}
          />
        </>
      ) : (
        <EmptyState
          icon="truck"
          title={t(points.near ? 'checkout.points.none' : 'checkout.points.needPostcode')}
        />
      )}
    </section>
  );
}

interface PointSearchProps {
  readonly chosen: string | undefined;
  readonly search: (near: string, method: string) => void;
}

/** Sends what is typed in the list above; without scripts it leads to the page anew. */
export function PointSearch({ chosen = '', search }: PointSearchProps) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const near = new FormData(event.currentTarget).get('near');
    if (typeof near === 'string' && near.trim() !== '') search(near.trim(), chosen);
  }
  return (
    <Form id={searchForm} method="get" action={stepPaths.shipping} onSubmit={onSubmit}>
      <input type="hidden" name="method" value={chosen} />
    </Form>
  );
}

function usePointChoices(list: readonly PickupPointView[]) {
  const t = useTranslate();
  const market = useMarket();
  return list.map((point) => ({
    value: point.id,
    label: (
      <>
        <strong>{point.name}</strong>, {point.street}, {point.postcode} {point.city}
      </>
    ),
    hint: (
      <>
        {t('checkout.points.distance', { distance: distanceIn(market, point.distance) })}
        <OpeningHours days={point.openingHours} />
      </>
    ),
  }));
}

/** To ten metres, or to a tenth of a kilometre: nobody knows it better. */
function distanceIn(market: Market, metres: number): string {
  return metres < 950
    ? `${formatNumber(Math.round(metres / 10) * 10, market)}\u00a0m`
    : `${formatNumber(Math.round(metres / 100) / 10, market)}\u00a0km`;
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Neighbouring days with the same hours are told together. */
function OpeningHours({ days }: { days: readonly (string | null)[] }) {
  const t = useTranslate();
  return (
    <span className="numbers block">
      {groupsOf(days)
        .map(({ first, last, hours }) => {
          const from = t(`checkout.weekdays.${first}`);
          const span = first === last ? from : `${from}–${t(`checkout.weekdays.${last}`)}`;
          return `${span} ${hours ?? t('checkout.points.closed')}`;
        })
        .join(', ')}
    </span>
  );
}

type Weekday = (typeof weekdays)[number];

function groupsOf(days: readonly (string | null)[]) {
  const groups: { first: Weekday; last: Weekday; hours: string | null }[] = [];
  for (const [index, weekday] of weekdays.entries()) {
    const hours = days[index]?.replace('-', '–') ?? null;
    const latest = groups.at(-1);
    if (latest?.hours === hours) latest.last = weekday;
    else groups.push({ first: weekday, last: weekday, hours });
  }
  return groups;
}
