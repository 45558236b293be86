import { Notice } from '@bowline/ui/components';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { StepAnswer } from '../step-answer.ts';

/** Everything typed was in order, and still it was refused. */
export function Failure({ failure }: { failure: StepAnswer<never>['failure'] }) {
  const t = useTranslate();
  return failure ? <Notice tone="error">{failure.reason ?? t('cart.problems.general')}</Notice> : null;
}
