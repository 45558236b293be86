import { formatNumber } from '@bowline/markets';
import { Button, ChoiceGroup, EmptyState, TextField } from '@bowline/ui/components';
import { Form, useNavigation } from 'react-router';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { PickupPointView } from '../checkout-view.ts';
import type { ShippingMethodAnswer } from '../save-shipping.ts';
import { OpeningHours } from './OpeningHours.tsx';
import type { ShippingView } from './ShippingScreen.tsx';

export interface PickupPointFormProps {
  readonly points: NonNullable<ShippingView['points']>;
  readonly chosen: string | undefined;
  readonly answer: ShippingMethodAnswer | undefined;
}

/** The pickup points near a postcode, nearest first, as a list. */
export function PickupPointForm({ points, chosen, answer }: PickupPointFormProps) {
  const t = useTranslate();
  const isSending = useNavigation().state === 'submitting';
  const choices = usePointChoices(points.list);
  const isUnanswered = answer?.problems.some(({ field }) => field === 'point');
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
        action="/checkout/shipping"
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
        <Form method="post" action={`/checkout/shipping?points=${points.carrier}`} className="grid gap-5">
          <input type="hidden" name="part" value="method" />
          <input type="hidden" name="method" value={points.method} />
          <input type="hidden" name="postcode" value={points.postcode} />
          <ChoiceGroup
            id="point"
            legend={t('checkout.points.choose')}
            name="point"
            choices={choices}
            chosen={chosen}
            error={isUnanswered && t('checkout.problems.choose')}
          />
          <div>
            <Button type="submit" variant="primary" size="lg" busy={isSending} busyLabel={t('cart.saving')}>
              {t('checkout.points.use')}
            </Button>
          </div>
        </Form>
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
