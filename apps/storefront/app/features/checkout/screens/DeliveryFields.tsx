import { formatDays, formatMoney } from '@bowline/markets';
import { CheckboxField, ChoiceGroup, Notice } from '@bowline/ui/components';
import type { FormState } from '@bowline/ui/forms';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import { useShownAmount } from '../../catalog/use-shows-vat.ts';
import type { DeliveryField } from '../checkout-forms.ts';
import type { ShippingView } from '../load-steps.ts';
import { PickupPoints } from './PickupPoints.tsx';

/** What is chosen before anybody chooses: a way to get there, and the bill to the same address unless it goes elsewhere. */
export function initialDelivery({ delivery, known, isBillingChosen, billsToShipping }: ShippingView) {
  const hasOwnBilling = known?.addresses.some((entry) => entry.isDefaultBilling && !entry.isDefaultShipping);
  const billsHere = isBillingChosen ? billsToShipping : !hasOwnBilling;
  return { method: delivery.chosen ?? '', billsHere: billsHere ? 'yes' : '' };
}

interface DeliveryFieldsProps {
  readonly form: FormState<DeliveryField>;
  readonly view: ShippingView;
  readonly isAsking: boolean;
}

/** Home delivery, a pickup point, or our own door; and where the bill goes. */
export function DeliveryFields({ form, view, isAsking }: DeliveryFieldsProps) {
  const t = useTranslate();
  const choices = useMethodChoices(view);
  const { methods, chosen, points } = view.delivery;
  return (
    <>
      <div id="methods" className="grid scroll-mt-4 gap-4 aria-busy:opacity-70" aria-busy={isAsking}>
        {choices.length === 0 ? (
          <Notice tone="warning">{t('checkout.noMethods')}</Notice>
        ) : (
          <ChoiceGroup
            // Another country has other ways.
            key={methods.map(({ key }) => key).join()}
            {...form.choices('method')}
            chosen={chosen}
            choices={choices}
          />
        )}
        {points && <PickupPoints form={form} points={points} saved={view.pickupPoint?.id} />}
      </div>
      <CheckboxField {...form.tick('billsHere')} />
    </>
  );
}

function useMethodChoices({ delivery }: ShippingView) {
  const t = useTranslate();
  const market = useMarket();
  const shown = useShownAmount();
  return delivery.methods.map(({ key, carrierName, title, price, earliest, latest, freeFrom }) => {
    const amount = shown(price);
    const cost = amount.minor === 0 ? t('checkout.free') : formatMoney(amount, market);
    const when = t('cart.delivery', { dates: formatDays(earliest, latest, market) });
    const free =
      freeFrom && amount.minor > 0 ? [t('checkout.freeFrom', { amount: formatMoney(freeFrom, market) })] : [];
    return {
      value: key,
      label: (
        <>
          {title}, {carrierName} <strong className="numbers whitespace-nowrap">{cost}</strong>
        </>
      ),
      hint: [when, ...free].join('. '),
    };
  });
}
