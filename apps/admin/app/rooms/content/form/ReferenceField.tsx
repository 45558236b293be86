import { SelectField, TextField } from '@bowline/ui/components';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useTranslate } from '../../../i18n/TextsProvider.tsx';
import type { loader } from '../references.ts';
import { isJson, shownText } from './description.ts';
import { placeOf, useEditor, useLabels, useProblemAt } from './editor-context.ts';
import type { OneFieldProps } from './FieldList.tsx';

/** Another document, found by its title; of the same language where there are several. */
export function ReferenceField({ name, description, value, path }: OneFieldProps) {
  const t = useTranslate();
  const problemAt = useProblemAt();
  const labels = useLabels();
  const { language } = useEditor();
  const { data: found = [], load } = useFetcher<typeof loader>();
  const [text, setText] = useState('');
  const stored = isJson(value) ? shownText(value._ref) : '';
  const [chosen, setChosen] = useState(stored);
  const type = description.to ?? '';
  useEffect(() => {
    const search = new URLSearchParams({ type, language: language ?? '', q: text });
    void load(`/content/references?${search}`);
  }, [load, type, language, text]);
  const isListed = chosen === '' || found.some(({ id }) => id === chosen);
  return (
    <div className="grid gap-2 sm:grid-cols-[1fr_14rem]">
      <SelectField
        {...labels(name, description.isOptional)}
        id={placeOf(path)}
        name={`${path}._ref`}
        error={problemAt(path) ?? problemAt(`${path}._ref`)}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        options={[
          { value: '', label: t('form.pleaseChoose') },
          ...(isListed ? [] : [{ value: chosen, label: chosen }]),
          ...found.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <TextField
        name={`search ${path}`}
        type="search"
        label={t('content.searchReference')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        maxLength={100}
        className="no-script:hidden"
      />
    </div>
  );
}
