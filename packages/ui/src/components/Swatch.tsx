import { classNames } from './class-names.ts';
import { Labelled } from './VisuallyHidden.tsx';

export interface SwatchProps {
  /** One colour or several of one cord, as `#rrggbb`. They are the goods, so they come as data and not as tokens. */
  readonly colours: readonly string[];
  /** The colour's name; without it the swatch is decoration beside that name. */
  readonly label?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly selected?: boolean | undefined;
}

const sizes = { sm: 'size-5', md: 'size-7', lg: 'size-9' };

/** A slice of the circle from one share of it to another, clockwise from the top. */
function slicePath(from: number, to: number): string {
  const point = (share: number) => {
    const angle = 2 * Math.PI * share - Math.PI / 2;
    return `${(16 + 12 * Math.cos(angle)).toFixed(2)} ${(16 + 12 * Math.sin(angle)).toFixed(2)}`;
  };
  return `M16 16L${point(from)}A12 12 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}Z`;
}

/** A colour as a small circle, several colours as its slices. */
export function Swatch({ colours, label, size = 'md', selected = false }: SwatchProps) {
  const [only, ...more] = colours;
  const drawing = (
    <svg viewBox="0 0 32 32" className={classNames(sizes[size], 'shrink-0')} aria-hidden="true">
      {more.length === 0 ? (
        <circle cx="16" cy="16" r="12" fill={only} />
      ) : (
        colours.map((colour, index) => (
          <path
            key={slicePath(index / colours.length, (index + 1) / colours.length)}
            d={slicePath(index / colours.length, (index + 1) / colours.length)}
            fill={colour}
          />
        ))
      )}
      <circle
        cx="16"
        cy="16"
        r="12"
        fill="none"
        className="stroke-border-strong"
        strokeWidth="1"
        opacity="0.6"
      />
      {selected && <circle cx="16" cy="16" r="15" fill="none" className="stroke-primary" strokeWidth="2" />}
    </svg>
  );
  return label ? <Labelled label={label}>{drawing}</Labelled> : drawing;
}
