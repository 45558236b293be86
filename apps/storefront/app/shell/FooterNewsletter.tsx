import { Button, Notice, TextField } from '@bowline/ui/components';
import { Form } from 'react-router';
import { useNetworkGuard } from '../forms/use-network-guard.ts';
import { useTranslate } from '../i18n/I18nProvider.tsx';

/** One field; what is wrong with it, and what comes next, the page of the newsletter says. */
export function FooterNewsletter() {
  const t = useTranslate();
  const { isHeld, hold } = useNetworkGuard();
  return (
    <Form method="post" action="/newsletter" onSubmit={hold} className="grid max-w-form gap-3">
      {isHeld && <Notice tone="error">{t('device.queue.unreached')}</Notice>}
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
