import { formatDate, formatMoney } from '@bowline/markets';
import { Button, ChoiceGroup, Notice } from '@bowline/ui/components';
import { Form, useNavigation } from 'react-router';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import { useShownAmount } from '../../cart/use-shown-amount.ts';
import type { ShippingMethodAnswer } from '../save-shipping.ts';
import { Failure } from './Failure.tsx';
import type { ShippingView } from './ShippingScreen.tsx';

export interface MethodFormProps {
  readonly view: ShippingView;
  readonly answer: ShippingMethodAnswer | undefined;
}

/** Home delivery, a pickup point, or our own door. */
export function MethodForm({ view, answer }: MethodFormProps) {
  const t = useTranslate();
  const isSending = useNavigation().state === 'submitting';
  const choices = useMethodChoices(view);
  const isUnanswered = answer?.problems.some(({ field }) => field === 'method');
  if (choices.length === 0) return <Notice tone="warning">{t('checkout.noMethods')}</Notice>;
  return (
    <Form id="methods" method="post" action="/checkout/shipping" className="grid scroll-mt-4 gap-5">
      <Failure failure={answer?.failure} />
      <input type="hidden" name="part" value="method" />
      <ChoiceGroup
        id="method"
        legend={t('checkout.howToDeliver')}
        name="method"
        choices={choices}
        chosen={answer?.values.method ?? view.points?.method ?? view.chosenMethod}
        error={isUnanswered && t('checkout.problems.choose')}
      />
      <div>
        <Button
          type="submit"
          variant={view.points ? 'secondary' : 'primary'}
          size={view.points ? 'md' : 'lg'}
          busy={isSending}
          busyLabel={t('cart.saving')}
        >
          {t('checkout.continue')}
        </Button>
      </div>
    </Form>
  );
}

function useMethodChoices({ shippingMethods }: ShippingView) {
  const t = useTranslate();
  const market = useMarket();
  const shown = useShownAmount();
  return shippingMethods.map(({ key, carrierName, title, price, earliest, latest, freeFrom }) => {
    const amount = shown(price);
    const cost = amount.minor === 0 ? t('checkout.free') : formatMoney(amount, market);
    const from = formatDate(earliest, market);
    const to = formatDate(latest, market);
    const when = from === to ? t('checkout.expectedOn', { date: from }) : t('cart.delivery', { from, to });
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
