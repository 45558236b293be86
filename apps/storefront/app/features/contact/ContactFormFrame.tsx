import { Button, ErrorSummary, Notice } from '@bowline/ui/components';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { type ContactFormName, formId } from './contact-answer.ts';
import { trapName } from './read-values.ts';
import type { ContactFormState } from './use-contact-form.ts';

export interface ContactFormFrameProps {
  readonly form: ContactFormName;
  readonly state: ContactFormState;
  readonly children: ReactNode;
}

/** What the three forms share: problems on top, the fields, the button, and thanks in their place once it was sent. */
export function ContactFormFrame({ form, state, children }: ContactFormFrameProps) {
  const t = useTranslate();
  if (state.isSent) return <Thanks form={form} />;
  return (
    <Form
      id={formId(form)}
      method="post"
      action={`#${formId(form)}`}
      preventScrollReset
      noValidate
      className="grid max-w-form scroll-mt-4 gap-5"
    >
      <ErrorSummary title={t('contact.errorTitle')} errors={state.errors} />
      {state.failure && <Notice tone="error">{state.failure}</Notice>}
      <input type="hidden" name="intent" value={form} />
      {children}
      <div hidden>
        <label>
          {t('contact.leaveEmpty')}
          <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="text-sm text-text-muted">{t('contact.privacy')}</p>
      <div>
        <Button type="submit" variant="primary" busy={state.isSending} busyLabel={t('contact.sending')}>
          {t(`contact.submit.${form}`)}
        </Button>
      </div>
    </Form>
  );
}

function Thanks({ form }: { form: ContactFormName }) {
  const t = useTranslate();
  const thanks = useRef<HTMLDivElement>(null);
  // The form is gone, and with it the place of whoever reads by keyboard.
  useEffect(() => thanks.current?.focus(), []);
  return (
    <div id={formId(form)} ref={thanks} tabIndex={-1} className="max-w-form scroll-mt-4 rounded-md">
      <Notice tone="success" title={t(`contact.sent.${form}.title`)}>
        {t(`contact.sent.${form}.text`)}
      </Notice>
    </div>
  );
}
