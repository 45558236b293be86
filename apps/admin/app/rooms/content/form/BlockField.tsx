import { Button, FieldError, TextAreaField } from '@bowline/ui/components';
import { useRef } from 'react';
import { useTranslate } from '../../../i18n/TextsProvider.tsx';
import { type Block, canBeTyped, markupOf } from './block-markup.ts';
import type { Fields } from './description.ts';
import { placeOf, useProblemAt } from './editor-context.ts';
import { OneField } from './FieldList.tsx';
import { rowsFor } from './LeafField.tsx';

const signs = [
  { name: 'bold', before: '**', after: '**', key: 'b' },
  { name: 'italic', before: '__', after: '__', key: 'i' },
  { name: 'link', before: '[', after: '](https://)' },
] as const;

/** A paragraph: its style, and its words with signs for what is marked. The buttons write the signs around what is selected. */
export function BlockField({
  block,
  fields,
  path,
}: {
  readonly block: Block;
  readonly fields: Fields;
  readonly path: string;
}) {
  const t = useTranslate();
  const problemAt = useProblemAt();
  const field = useRef<HTMLTextAreaElement>(null);
  const { children: _children, markDefs: _markDefs, ...others } = fields;
  const text = markupOf(block);
  const isOpen = canBeTyped(block);
  const problem = ['children', 'markDefs', 'markDefs[0]']
    .map((part) => problemAt(`${path}.${part}`))
    .find(Boolean);

  function mark({ before, after }: (typeof signs)[number]) {
    const area = field.current;
    if (!area) return;
    const { selectionStart: start, selectionEnd: end, value } = area;
    area.setRangeText(before + value.slice(start, end) + after, start, end, 'end');
    area.focus();
    area.setSelectionRange(start + before.length, end + before.length);
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-1 no-script:hidden">
        {isOpen &&
          signs.map((sign) => (
            <Button key={sign.name} size="sm" onClick={() => mark(sign)}>
              {t(`content.marks.${sign.name}`)}
            </Button>
          ))}
      </div>
      <TextAreaField
        ref={field}
        id={placeOf(`${path}.children`)}
        name={isOpen ? `${path}.children` : ''}
        label={t('content.words')}
        hint={isOpen ? t('content.marks.hint') : t('content.marks.closed')}
        readOnly={!isOpen}
        defaultValue={text}
        rows={rowsFor(text)}
        onKeyDown={(event) => {
          const sign =
            event.ctrlKey || event.metaKey
              ? signs.find((each) => 'key' in each && each.key === event.key)
              : undefined;
          if (!sign) return;
          event.preventDefault();
          mark(sign);
        }}
      />
      <FieldError controlId={placeOf(`${path}.children`)}>{problem}</FieldError>
      <div className="grid gap-3 sm:grid-cols-3">
        {Object.entries(others).map(([name, description]) => (
          <OneField
            key={name}
            name={name}
            description={description}
            value={block[name]}
            path={`${path}.${name}`}
          />
        ))}
      </div>
    </div>
  );
}
