import { CheckboxField, SelectField, TextAreaField, TextField } from '@bowline/ui/components';
import { localTimeOf } from '../../../i18n/shop-time.ts';
import { useTranslate, useWordsOf } from '../../../i18n/TextsProvider.tsx';
import { linesOf } from './apply-form.ts';
import { shownText } from './description.ts';
import { placeOf, useLabels, useProblemAt } from './editor-context.ts';
import type { OneFieldProps } from './FieldList.tsx';

/** One value: a line, a text, a number, a moment, a choice or a tick. */
export function LeafField({ name, description, value, path }: OneFieldProps) {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const problemAt = useProblemAt();
  const labels = useLabels();
  const common = {
    ...labels(name, description.isOptional),
    id: placeOf(path),
    name: path,
    error: problemAt(path),
  };
  const text = shownText(value);
  switch (description.kind) {
    case 'flag':
      return (
        <>
          <input type="hidden" name={path} value="off" />
          <CheckboxField {...common} value="on" defaultChecked={value === true} />
        </>
      );
    case 'choice': {
      const options = description.options.map((option) => ({
        value: String(option),
        label: wordsOf('content.choices', String(option)),
      }));
      const isKnown = text === '' || options.some((option) => option.value === text);
      return (
        <SelectField
          {...common}
          defaultValue={text}
          options={[
            { value: '', label: t('form.pleaseChoose') },
            ...(isKnown ? [] : [{ value: text, label: text }]),
            ...options,
          ]}
        />
      );
    }
    case 'number':
      return (
        <TextField {...common} inputMode="decimal" defaultValue={text} maxLength={20} className="max-w-40" />
      );
    case 'text':
      return (
        <TextAreaField {...common} defaultValue={text} rows={rowsFor(text)} maxLength={description.most} />
      );
    case 'line':
      if (text.includes('\n')) return <TextAreaField {...common} defaultValue={text} rows={2} />;
      return <TextField {...common} {...lineOf(description.format, text)} maxLength={description.most} />;
    default:
      return null;
  }
}

function lineOf(format: string | undefined, text: string) {
  if (format === 'date-time')
    return { type: 'datetime-local', defaultValue: localTimeOf(text), className: 'max-w-64' };
  if (format === 'date') return { type: 'date', defaultValue: text, className: 'max-w-52' };
  return { defaultValue: text, ...(format !== undefined && { spellCheck: false }) };
}

export const rowsFor = (text: string): number =>
  Math.min(14, Math.max(2, text.split('\n').length + Math.floor(text.length / 90)));

/** Several words, one in each line. */
export function LinesField({ name, description, value, path }: OneFieldProps) {
  const t = useTranslate();
  const problemAt = useProblemAt();
  const labels = useLabels();
  const text = linesOf(value);
  const first = Array.isArray(value) ? value.findIndex((_, index) => problemAt(`${path}[${index}]`)) : -1;
  return (
    <TextAreaField
      {...labels(name, description.isOptional)}
      id={placeOf(path)}
      name={path}
      hint={t('content.onePerLine')}
      error={problemAt(path) ?? (first === -1 ? undefined : problemAt(`${path}[${first}]`))}
      defaultValue={text}
      rows={rowsFor(text)}
    />
  );
}
