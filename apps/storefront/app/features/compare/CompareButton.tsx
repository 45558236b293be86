import { Button } from '@bowline/ui/components';
import { Form } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { CompareIntent } from './compare-forms.ts';

/** Puts a product beside others, and leads there. It is on every product page, and so brings no file but itself. */
export function CompareButton({ uid, name }: { uid: string; name: string }) {
  const t = useTranslate();
  return (
    <Form method="post" action="/compare">
      <input type="hidden" name="product" value={uid} />
      <Button
        type="submit"
        name="intent"
        value={'add' satisfies CompareIntent}
        variant="quiet"
        icon="compare"
        aria-label={`${t('compare.add')}: ${name}`}
      >
        {t('compare.add')}
      </Button>
    </Form>
  );
}
