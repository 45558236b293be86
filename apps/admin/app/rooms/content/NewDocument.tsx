import { Button, SelectField, TextField } from '@bowline/ui/components';
import { Form } from 'react-router';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { contentLanguages } from './content-languages.ts';

/** A draft of nothing: what it is called among its translations, and in which language it begins. */
export function NewDocument({ isTranslated }: { readonly isTranslated: boolean }) {
  const t = useTranslate();
  return (
    <Panel title={t('content.new')} className="max-w-3xl">
      <Form method="post" className="grid gap-4">
        {isTranslated && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name="name"
              label={t('content.name')}
              hint={t('content.nameHint')}
              maxLength={60}
              required
            />
            <SelectField
              name="language"
              label={t('content.language')}
              hint={t('content.languageHint')}
              options={contentLanguages.map(({ code, name }) => ({ value: code, label: name }))}
            />
          </div>
        )}
        <div>
          <Button type="submit" variant="primary" icon="plus">
            {t('content.create')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
