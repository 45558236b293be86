import { formatNumber } from '@bowline/markets';
import { Button, ChoiceGroup, EmptyState, TextField } from '@bowline/ui/components';
import { Form } from 'react-router';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import { pickupForm } from '../checkout-forms.ts';
import type { PickupPointView } from '../checkout-view.ts';
import type { ShippingView } from '../load-steps.ts';
import { stepPaths } from '../steps.ts';

export interface PickupPointFormProps {
  readonly points: NonNullable<ShippingView['points']>;
  readonly chosen: string | undefined;
}

/** The pickup points near a postcode, nearest first, as a list. */
export function PickupPointForm({ points, chosen }: PickupPointFormProps) {
  const t = useTranslate();
  const choices = usePointChoices(points.list);
  const form = useShopForm(pickupForm, { initial: { point: chosen ?? '' } });
  return (
    <section
      id="points"
      aria-labelledby="points-title"
      className="grid scroll-mt-4 gap-5 rounded-lg border border-border p-5"
    >
      <h2 id="points-title" className="text-xl">
        {t('checkout.points.title', { carrier: points.carrierName })}
      </h2>
      <Form
        method="get"
        action={stepPaths.shipping}
        preventScrollReset
        className="flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="points" value={points.carrier} />
        <div className="w-40">
          <TextField
            id="points-postcode"
            name="postcode"
            label={t('checkout.points.near')}
            defaultValue={points.postcode}
            maxLength={16}
          />
        </div>
        <Button type="submit">{t('checkout.points.search')}</Button>
      </Form>
      {choices.length === 0 ? (
        <EmptyState icon="truck" title={t('checkout.points.none')} />
      ) : (
        <ShopForm
          form={form}
          action={`${stepPaths.shipping}?points=${points.carrier}`}
          className="grid gap-5"
        >
          <input type="hidden" name="method" value={points.method} />
          <input type="hidden" name="postcode" value={points.postcode} />
          <ChoiceGroup {...form.choices('point')} choices={choices} />
          <SubmitButton form={form} size="lg">
            {t('checkout.points.use')}
          </SubmitButton>
        </ShopForm>
      )}
    </section>
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
        {t('checkout.points.distance', { metres: formatNumber(point.distance, market) })}
        <OpeningHours days={point.openingHours} />
      </>
    ),
  }));
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
