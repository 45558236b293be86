import { Button } from '@bowline/ui/components';
import { useTranslate } from '../i18n/TextsProvider.tsx';

/** The head above the cells of `MoveCell`. */
export function MoveHead() {
  const t = useTranslate();
  return (
    <th scope="col">
      <span className="sr-only">{t('shell.moves.title')}</span>
    </th>
  );
}

export interface MoveCellProps {
  /** What the action knows the row by. */
  readonly id: string;
  readonly name: string;
  /** Counted from 1. */
  readonly place: number;
  readonly last: number;
  /** What the button says that takes the row away. */
  readonly removal: string;
}

/**
 * The last cell of a row that has its place among others: to the front, up, down and away, by `wish` of the form around the table:
 * `move 3 <id>`, `remove <id>`.
 */
export function MoveCell({ id, name, place, last, removal }: MoveCellProps) {
  const t = useTranslate();
  const steps = [
    { step: 'first', icon: 'to-top', to: 1, isPossible: place > 1 },
    { step: 'up', icon: 'chevron-up', to: place - 1, isPossible: place > 1 },
    { step: 'down', icon: 'chevron-down', to: place + 1, isPossible: place < last },
  ] as const;
  const looks = { type: 'submit', name: 'wish', size: 'sm', variant: 'quiet', iconOnly: true } as const;
  return (
    <td className="w-0 py-1! whitespace-nowrap">
      {steps.map(({ step, icon, to, isPossible }) => (
        <Button key={step} {...looks} value={`move ${to} ${id}`} icon={icon} disabled={!isPossible}>
          {t(`shell.moves.${step}`, { name })}
        </Button>
      ))}
      <Button {...looks} value={`remove ${id}`} icon="close">
        {removal}
      </Button>
    </td>
  );
}
