import { Button } from '@bowline/ui/components';
import { useTranslate } from '../i18n/TextsProvider.tsx';

export interface MoveButtonsProps {
  /** What the action knows the row by. */
  readonly id: string;
  readonly name: string;
  /** Counted from 1. */
  readonly place: number;
  readonly last: number;
}

/** To the front, up and down, by `wish` of the form around them: `move 3 <id>`. */
export function MoveButtons({ id, name, place, last }: MoveButtonsProps) {
  const t = useTranslate();
  const steps = [
    { step: 'first', icon: 'to-top', to: 1, isPossible: place > 1 },
    { step: 'up', icon: 'chevron-up', to: place - 1, isPossible: place > 1 },
    { step: 'down', icon: 'chevron-down', to: place + 1, isPossible: place < last },
  ] as const;
  return steps.map(({ step, icon, to, isPossible }) => (
    <Button
      key={step}
      type="submit"
      name="wish"
      value={`move ${to} ${id}`}
      size="sm"
      variant="quiet"
      icon={icon}
      iconOnly
      disabled={!isPossible}
    >
      {t(`shell.moves.${step}`, { name })}
    </Button>
  ));
}
