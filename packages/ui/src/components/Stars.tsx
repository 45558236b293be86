import { classNames } from './class-names.ts';
import { FieldError } from './FieldFrame.tsx';
import { iconPaths } from './icon-paths.ts';
import { Labelled, VisuallyHidden } from './VisuallyHidden.tsx';

const five = [1, 2, 3, 4, 5] as const;
/** The left side of the star among the icons. */
const leftHalf = 'M12 3.5L9.4 9l-6 .8 4.4 4.2-1.1 6L12 17.1Z';
const sizes = { sm: 'size-4', md: 'size-5', lg: 'size-8' };

type StarSize = keyof typeof sizes;

function Star({ fill, size }: { fill: 'none' | 'half' | 'full'; size: StarSize }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames(sizes[size], 'shrink-0 text-warning')}
    >
      {fill !== 'none' && (
        <path d={fill === 'half' ? leftHalf : iconPaths.star} stroke="none" className="fill-secondary" />
      )}
      <path d={iconPaths.star} />
    </svg>
  );
}

export interface StarsProps {
  /** From 0 to 5, shown to the half. */
  readonly value: number;
  /** What the stars say, for example "4.5 of 5 stars". */
  readonly label: string;
  readonly size?: StarSize | undefined;
}

/** How something is rated. */
export function Stars({ value, label, size = 'md' }: StarsProps) {
  const halves = Math.round(value * 2);
  return (
    <Labelled label={label}>
      <span className="inline-flex gap-0.5">
        {five.map((star) => (
          <Star
            key={star}
            size={size}
            fill={halves >= star * 2 ? 'full' : halves === star * 2 - 1 ? 'half' : 'none'}
          />
        ))}
      </span>
    </Labelled>
  );
}

export interface StarChoiceProps {
  readonly legend: string;
  readonly name: string;
  /** The name of each number of stars, for example "4 stars". */
  readonly labelOf: (stars: number) => string;
  readonly chosen?: string | undefined;
  readonly error?: string | undefined;
  /** The first star takes it, so that an error summary can lead there. */
  readonly id: string;
}

/** One to five stars, as radio buttons; those before the chosen one are filled too. */
export function StarChoice({ legend, name, labelOf, chosen, error, id }: StarChoiceProps) {
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="star-choice">
        {five.map((star) => (
          <label key={star}>
            <input
              type="radio"
              id={star === 1 ? id : `${id}-${star}`}
              name={name}
              value={star}
              defaultChecked={chosen === String(star)}
              className="sr-only"
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={iconPaths.star} />
            </svg>
            <VisuallyHidden>{labelOf(star)}</VisuallyHidden>
          </label>
        ))}
      </div>
      <FieldError controlId={id}>{error}</FieldError>
    </fieldset>
  );
}
