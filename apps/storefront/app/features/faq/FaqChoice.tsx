import { Button, SelectField, TextField } from '@bowline/ui/components';
import { Form, useNavigation, useSubmit } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { FaqView } from './load-faq.ts';
import { longestQuestion } from './matching-entries.ts';

/** Category and words. A plain form; with scripts another category is shown as soon as it is chosen. */
export function FaqChoice({ choices, chosen, query }: FaqView) {
  const t = useTranslate();
  const submit = useSubmit();
  const isLoading = useNavigation().state === 'loading';
  return (
    <Form
      // A new page has new choices: what the fields showed before is no longer true.
      key={`${chosen?.slug} ${query}`}
      action="/faq"
      role="search"
      aria-label={t('faq.choiceLabel')}
      className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <SelectField
        name="category"
        label={t('faq.category')}
        defaultValue={chosen?.slug ?? ''}
        onChange={(event) => submit(event.currentTarget.form)}
        options={[{ value: '', label: t('faq.allCategories') }, ...choices]}
      />
      <TextField
        name="q"
        type="search"
        label={t('faq.words')}
        defaultValue={query}
        maxLength={longestQuestion}
      />
      <Button type="submit" busy={isLoading} busyLabel={t('faq.loading')}>
        {t('faq.show')}
      </Button>
    </Form>
  );
}
