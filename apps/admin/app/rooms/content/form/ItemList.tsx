import { Button, FieldError } from '@bowline/ui/components';
import { useTranslate, useWordsOf } from '../../../i18n/TextsProvider.tsx';
import { BlockField } from './BlockField.tsx';
import type { Block } from './block-markup.ts';
import { type Description, fieldsOfItem, isJson, isTextBlock } from './description.ts';
import { placeOf, useLabels, useProblemAt } from './editor-context.ts';
import { FieldList, type OneFieldProps } from './FieldList.tsx';

type ListDescription = Extract<Description, { kind: 'list' }>;

/** Parts one below the other, each with buttons that move it, take it away or put another one behind it. */
export function ItemList({ name, description, value, path }: OneFieldProps<ListDescription>) {
  const t = useTranslate();
  const problemAt = useProblemAt();
  const { label, optionalText } = useLabels()(name, description.isOptional);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const id = placeOf(path);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend id={id} tabIndex={-1} className="mb-2 font-medium">
        {label} {optionalText && <span className="font-normal text-text-muted">{optionalText}</span>}
      </legend>
      <FieldError controlId={id}>{problemAt(path)}</FieldError>
      {items.length === 0 && <p className="text-sm text-text-muted">{t('content.items.none')}</p>}
      {items.map((item, index) => (
        <Item
          key={isJson(item) && typeof item._key === 'string' ? item._key : index}
          item={item}
          description={description.item}
          path={`${path}[${index}]`}
          number={index + 1}
          count={items.length}
        />
      ))}
      <AddButtons description={description.item} wish={`add ${path}`} label={t('content.items.add')} />
    </fieldset>
  );
}

interface ItemProps {
  readonly item: unknown;
  readonly description: Description;
  readonly path: string;
  readonly number: number;
  readonly count: number;
}

function Item({ item, description, path, number, count }: ItemProps) {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const problemAt = useProblemAt();
  const fields = fieldsOfItem(description, item);
  const type = isJson(item) && typeof item._type === 'string' ? item._type : undefined;
  const called = type ? wordsOf('content.parts', type) : t('content.items.item');
  const title = `${called} ${number}`;
  return (
    <fieldset
      id={placeOf(path)}
      tabIndex={-1}
      aria-label={title}
      className="grid min-w-0 gap-3 rounded-md border border-border bg-surface p-3"
    >
      <div className="flex flex-wrap items-center gap-1">
        <span className="flex-1 text-sm font-medium text-text-muted">{title}</span>
        <ItemButton wish={`up ${path}`} icon="chevron-up" isOff={number === 1}>
          {t('content.items.up', { item: title })}
        </ItemButton>
        <ItemButton wish={`down ${path}`} icon="chevron-down" isOff={number === count}>
          {t('content.items.down', { item: title })}
        </ItemButton>
        <ItemButton wish={`remove ${path}`} icon="close">
          {t('content.items.remove', { item: title })}
        </ItemButton>
      </div>
      <FieldError controlId={placeOf(path)}>{problemAt(path)}</FieldError>
      {!fields && <p className="text-sm text-text-muted">{t('content.items.unknown')}</p>}
      {fields && isTextBlock(fields) && <BlockField block={item as Block} fields={fields} path={path} />}
      {fields && !isTextBlock(fields) && <FieldList fields={fields} value={item} path={path} />}
      {description.kind === 'variant' && (
        <AddButtons description={description} wish={`after ${path}`} label={t('content.items.after')} />
      )}
    </fieldset>
  );
}

interface ItemButtonProps {
  readonly wish: string;
  readonly icon: 'chevron-up' | 'chevron-down' | 'close';
  readonly isOff?: boolean;
  readonly children: string;
}

function ItemButton({ wish, icon, isOff = false, children }: ItemButtonProps) {
  return (
    <Button
      type="submit"
      name="wish"
      value={wish}
      size="sm"
      variant="quiet"
      icon={icon}
      iconOnly
      disabled={isOff}
    >
      {children}
    </Button>
  );
}

interface AddButtonsProps {
  readonly description: Description;
  readonly wish: string;
  readonly label: string;
}

/** Of one kind a button, of several a choice that unfolds. */
function AddButtons({ description, wish, label }: AddButtonsProps) {
  const wordsOf = useWordsOf();
  const kinds = description.kind === 'variant' ? Object.keys(description.variants) : [];
  if (kinds.length < 2) {
    const [only] = kinds;
    return (
      <div>
        <Button type="submit" size="sm" icon="plus" name="wish" value={only ? `${wish} ${only}` : wish}>
          {label}
        </Button>
      </div>
    );
  }
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer text-link hover:underline">{label}</summary>
      <div className="mt-2 flex flex-wrap gap-1">
        {kinds.map((kind) => (
          <Button key={kind} type="submit" size="sm" name="wish" value={`${wish} ${kind}`}>
            {wordsOf('content.parts', kind)}
          </Button>
        ))}
      </div>
    </details>
  );
}
