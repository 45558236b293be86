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

/** The steps of this order; those that may be seen are links. On phones only the current one is named, so that all fit a line. */
export function StepList({ view }: { view: StepView }) {
  const t = useTranslate();
  const progress = progressOf(view);
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className="flex items-center gap-x-2 sm:gap-x-6">
        {stepsFor(progress).map((step, index) => {
          const isCurrent = step === view.step;
          const isOpen = !isCurrent && redirectFor(step, progress) === undefined;
          const number = <StepNumber number={index + 1} isCurrent={isCurrent} />;
          const name = isCurrent ? '' : 'sr-only sm:not-sr-only';
          return (
            <li key={step} className="min-w-0">
              {isOpen ? (
                <Link
                  href={stepPaths[step]}
                  className="flex min-h-9 min-w-9 items-center justify-center gap-2"
                >
                  {number}
                  <span className={classNames('text-link-style', name)}>{t(stepTitles[step])}</span>
                </Link>
              ) : (
                <span
                  aria-current={isCurrent ? 'step' : undefined}
                  className={classNames(
                    'flex min-h-9 min-w-9 items-center justify-center gap-2',
                    isCurrent ? 'font-semibold' : 'text-text-muted',
                  )}
                >
                  {number}
                  <span className={isCurrent ? 'truncate' : name}>{t(stepTitles[step])}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepNumber({ number, isCurrent }: { readonly number: number; readonly isCurrent: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'numbers grid size-6 flex-none place-items-center rounded-full text-xs font-semibold',
        isCurrent ? 'bg-primary text-on-primary' : 'bg-surface-sunken text-text',
      )}
    >
      {number}
    </span>
  );
}
