import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { classNames } from '../class-names.ts';
import { Link } from '../Link.tsx';

export interface ComboboxOption {
  /** Unique in the document: the field names the active option by it. */
  readonly id: string;
  readonly href: string;
  /** What the option stands for, in words. */
  readonly text: string;
  /** How it looks; the words themselves unless something else is given. */
  readonly content?: ReactNode | undefined;
}

export interface ComboboxGroup {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  /** `chips` for short words; `wide` for options with pictures, which get a column of their own. */
  readonly look?: 'rows' | 'chips' | 'wide' | undefined;
}

export interface ComboboxRemoval {
  readonly clearLabel: string;
  readonly removeLabel: (option: ComboboxOption) => string;
  readonly onClear: () => void;
  readonly onRemove: (option: ComboboxOption) => void;
}

export interface ComboboxPopupProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly ComboboxGroup[];
  readonly activeId?: string | undefined;
  readonly onFollow?: ((option: ComboboxOption) => void) | undefined;
  /** Makes the options of the first group removable. */
  readonly removal?: ComboboxRemoval | undefined;
  /** Said instead of options when there are none. */
  readonly note?: ReactNode | undefined;
}

/** The list of suggestions below a field: links in groups, of which one is active while the field keeps the focus. */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { id, label, groups, activeId, onFollow, removal, note } = props;
  const wide = groups.filter(({ look }) => look === 'wide');
  const others = groups.filter(({ look }) => look !== 'wide');
  const [first] = groups;
  const listed = (group: ComboboxGroup) => (
    <Group key={group.id} group={group} activeId={activeId} onFollow={onFollow} />
  );
  return (
    <div
      className={classNames(
        // Below the sheet of a phone there may be its keyboard.
        'relative flex-1 overflow-y-auto overscroll-contain bg-surface-raised p-2 max-lg:pb-[45vh]',
        'lg:absolute lg:inset-x-0 lg:top-full lg:z-40 lg:mt-2 lg:max-h-[min(40rem,75vh)] lg:rounded-lg lg:border lg:border-border lg:shadow-overlay',
        wide.length > 0 && others.length > 0 && 'lg:end-auto lg:w-[46rem] xl:w-[52rem]',
      )}
    >
      {groups.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={label}
          className={classNames(
            'grid items-start gap-x-2',
            wide.length > 0 && others.length > 0 && 'lg:grid-cols-[16rem_1fr]',
          )}
        >
          {others.length > 0 && <div role="presentation">{others.map(listed)}</div>}
          {wide.length > 0 && <div role="presentation">{wide.map(listed)}</div>}
        </div>
      )}
      {removal && first && <Removal removal={removal} options={first.options} />}
      {note && <div className="px-3 py-4 text-text-muted">{note}</div>}
    </div>
  );
}

function Group({
  group,
  activeId,
  onFollow,
}: { group: ComboboxGroup } & Pick<ComboboxPopupProps, 'activeId' | 'onFollow'>) {
  const { label, options, look = 'rows' } = group;
  return (
    <fieldset className="min-w-0 pb-2">
      <legend className="flex h-9 items-center px-3 text-sm font-medium text-text-muted">{label}</legend>
      <div role="presentation" className={look === 'chips' ? 'flex flex-wrap gap-2 px-3 pb-1' : 'grid'}>
        {options.map((option) => (
          <Link
            key={option.id}
            id={option.id}
            role="option"
            href={option.href}
            tabIndex={-1}
            aria-selected={option.id === activeId}
            onClick={(event) => isPlainPress(event) && onFollow?.(option)}
            className={classNames(optionLook, looks[look])}
          >
            {option.content ?? option.text}
          </Link>
        ))}
      </div>
    </fieldset>
  );
}

const optionLook =
  'flex min-w-0 items-center gap-3 rounded-md px-3 hover:bg-surface-sunken aria-selected:bg-primary-soft aria-selected:text-on-primary-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus';

const looks = {
  rows: 'h-11',
  wide: 'min-h-16 py-1.5',
  chips: 'min-h-9 border border-border bg-surface',
};

/** A press that opens the link here, and not in another tab. */
function isPlainPress({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Beside the rows of the first group, because a list of options may hold nothing but options. */
function Removal({ removal, options }: { removal: ComboboxRemoval; options: readonly ComboboxOption[] }) {
  const { clearLabel, removeLabel, onClear, onRemove } = removal;
  return (
    <div className="absolute end-2 top-2 grid justify-items-end">
      <Button variant="quiet" size="sm" onClick={onClear}>
        {clearLabel}
      </Button>
      {options.map((option) => (
        <Button
          key={option.id}
          variant="quiet"
          icon="close"
          iconOnly
          className="text-text-muted"
          onClick={() => onRemove(option)}
        >
          {removeLabel(option)}
        </Button>
      ))}
    </div>
  );
}
