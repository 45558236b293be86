import { Button, Notice } from '@bowline/ui/components';
import { Form, useActionData, useNavigation, useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { ScreenFrame } from '../frame/ScreenFrame.tsx';
import type { LetterAnswer } from './newsletter-actions.ts';

const words = {
  confirm: {
    title: 'newsletter.confirmTitle',
    text: 'newsletter.confirmText',
    submit: 'newsletter.confirmSubmit',
    done: 'newsletter.confirmed',
  },
  leave: {
    title: 'newsletter.leaveTitle',
    text: 'newsletter.leaveText',
    submit: 'newsletter.leaveSubmit',
    done: 'newsletter.left',
  },
} as const;

export interface LetterScreenProps {
  readonly what: keyof typeof words;
  /** Of the address, with what the letter carried. */
  readonly parameter: string;
}

/** What a letter about the newsletter leads to: one sentence, one button. */
export function LetterScreen({ what, parameter }: LetterScreenProps) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const answer = useActionData<LetterAnswer>();
  const isSending = useNavigation().state === 'submitting';
  const { title, text, submit, done } = words[what];
  return (
    <ScreenFrame title={t(title)}>
      {answer?.isDone ? (
        <Notice tone="success">{t(done)}</Notice>
      ) : (
        <>
          {answer && <Notice tone="error">{answer.reason ?? t('cart.problems.general')}</Notice>}
          <p className="max-w-reading">{t(text)}</p>
          <Form method="post">
            <input type="hidden" name="secret" value={search.get(parameter) ?? ''} />
            <Button type="submit" variant="primary" busy={isSending}>
              {t(submit)}
            </Button>
          </Form>
        </>
      )}
    </ScreenFrame>
  );
}
