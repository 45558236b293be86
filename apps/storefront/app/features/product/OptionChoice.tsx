import { classNames } from '@bowline/ui/components';
import type { MouseEvent } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { OfferedOption, OfferedValue } from './choose-variant.ts';
import { useChoiceLinks } from './follow-choice.ts';
import { usePressed } from './use-pressed.ts';

interface OptionChoiceProps {
  readonly option: OfferedOption;
  readonly options: readonly OfferedOption[];
  readonly path: string;
}

/** The values of one option as links: each choice has an address of its own and works without scripts. */
export function OptionChoice({ option, options, path }: OptionChoiceProps) {
  const t = useTranslate();
  const links = useChoiceLinks();
  const addressOf = (uid: string) => `${path}?${searchOf(options, option.code, uid)}`;
  const chosen = option.values.find((value) => value.isChosen);
  const [shown, press] = usePressed(chosen && addressOf(chosen.uid));
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    const followed = links.follow(event);
    if (followed) press(followed);
  };
  return (
    <section aria-label={option.label} className="grid gap-2">
      <p className="font-medium">{option.label}</p>
      <ul className="flex flex-wrap gap-2">
        {option.values.map((value) => {
          const isChosen = addressOf(value.uid) === shown;
          return (
            <li key={value.uid}>
              {value.isPossible ? (
                <a
                  href={links.hrefOf(addressOf(value.uid))}
                  aria-current={isChosen}
                  onClick={choose}
                  className={lookOf({ ...value, isChosen })}
                >
                  {value.label}
                  {!value.isInStock && <span className="sr-only"> ({t('stock.soldOut')})</span>}
                </a>
              ) : (
                <span aria-disabled className={classNames(base, 'border-border text-text-muted')}>
                  {value.label}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const base =
  'inline-flex min-h-target min-w-14 items-center justify-center rounded-md border px-4 numbers whitespace-nowrap';

function lookOf({ isChosen, isInStock }: OfferedValue): string {
  return classNames(
    base,
    isChosen
      ? 'border-primary bg-primary-soft font-semibold text-on-primary-soft'
      : 'border-border hover:border-primary',
    !isInStock && 'border-dashed text-text-muted line-through',
  );
}

function searchOf(options: readonly OfferedOption[], code: string, uid: string): URLSearchParams {
  const search = new URLSearchParams();
  for (const option of options) {
    const chosen = option.code === code ? uid : option.values.find((value) => value.isChosen)?.uid;
    if (chosen) search.set(option.code, chosen);
  }
  return search;
}
