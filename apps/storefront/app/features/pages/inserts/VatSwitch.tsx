import { Button, Card, ChoiceGroup, Notice } from '@bowline/ui/components';
import { Form } from 'react-router';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { useShowsVat } from '../../catalog/use-shows-vat.ts';
import { vatDisplayField, vatDisplayIntent } from './vat-display-form.ts';

/** Loads the document anew: the choice changes every price there is. */
export function VatSwitch({ isTaxed }: { isTaxed: boolean }) {
  const t = useTranslate();
  const showsVat = useShowsVat();
  if (!isTaxed) return <Notice still>{t('content.vat.untaxed')}</Notice>;
  return (
    <Card className="max-w-form">
      <Form method="post" reloadDocument className="grid justify-items-start gap-5">
        <input type="hidden" name="intent" value={vatDisplayIntent} />
        <ChoiceGroup
          legend={t('content.vat.legend')}
          name={vatDisplayField}
          chosen={showsVat ? 'incl' : 'excl'}
          choices={[
            { value: 'incl', label: t('content.vat.incl') },
            { value: 'excl', label: t('content.vat.excl') },
          ]}
        />
        <Button type="submit" variant="primary">
          {t('content.vat.submit')}
        </Button>
      </Form>
    </Card>
  );
}
