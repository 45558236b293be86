import { Button, TextField } from '@bowline/ui/components';
import { Form } from 'react-router';
import { holdWithoutNetwork } from '../forms/unreached.ts';
import { useTranslate } from '../i18n/I18nProvider.tsx';

/** One field; what is wrong with it, and what comes next, the page of the newsletter says. */
export function FooterNewsletter() {
  const t = useTranslate();
  return (
    <Form method="post" action="/newsletter" onSubmit={holdWithoutNetwork} className="grid max-w-form gap-3">
      <input type="hidden" name="intent" value="newsletter" />
      <TextField
        id="footer-newsletter-email"
        name="email"
        type="email"
        label={t('newsletter.title')}
        hint={t('checkout.fields.email')}
        autoComplete="email"
        required
      />
      <div>
        <Button type="submit">{t('newsletter.submit')}</Button>
      </div>
    </Form>
  );
}
