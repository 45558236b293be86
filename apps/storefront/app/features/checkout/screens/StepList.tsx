import { classNames, Link } from '@bowline/ui/components';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { progressOf } from '../checkout-view.ts';
import type { StepView } from '../load-steps.ts';
import { redirectFor, type Step, stepPaths, stepsFor } from '../steps.ts';

export const stepTitles: Readonly<Record<Step, MessageKey>> = {
  customer: 'screens.checkoutCustomer',
  shipping: 'screens.checkoutShipping',
  billing: 'screens.checkoutBilling',
  payment: 'screens.checkoutPayment',
};

/** The steps of this order; those that may be seen are links. */
export function StepList({ view }: { view: StepView }) {
  const t = useTranslate();
  const progress = progressOf(view);
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className="flex flex-wrap gap-x-6 gap-y-1">
        {stepsFor(progress).map((step, index) => {
          const isCurrent = step === view.step;
          const isOpen = !isCurrent && redirectFor(step, progress) === undefined;
          return (
            <li key={step} className="flex min-h-9 items-center gap-2">
              <span
                aria-hidden
                className={classNames(
                  'numbers grid size-6 place-items-center rounded-full text-xs font-semibold',
                  isCurrent ? 'bg-primary text-on-primary' : 'bg-surface-sunken text-text',
                )}
              >
                {index + 1}
              </span>
              {isOpen ? (
                <Link href={stepPaths[step]} className="text-link-style">
                  {t(stepTitles[step])}
                </Link>
              ) : (
                <span
                  aria-current={isCurrent ? 'step' : undefined}
                  className={isCurrent ? 'font-semibold' : 'text-text-muted'}
                >
                  {t(stepTitles[step])}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
