import type { InputHTMLAttributes } from 'react';
import { Swatch } from './Swatch.tsx';

export interface OptionTickProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** How much there is of it, already written in the visitor's conventions. */
  readonly count: string;
}

/** A value of a filter, as a row. */
export function OptionTick({ label, count, ...input }: OptionTickProps) {
  return (
    <label className="option-row">
      <input type="checkbox" className="tick" {...input} />
      <span className="option-label">{label}</span> <span className="option-count">{count}</span>
    </label>
  );
}

export interface OptionSwatchProps extends OptionTickProps {
  /** As `#rrggbb`; they are the goods, so they come as data and not as tokens. */
  readonly colours: readonly string[];
}

/** A colour of a filter, with its name below: not everybody tells colours apart. */
export function OptionSwatch({ label, count, colours, ...input }: OptionSwatchProps) {
  return (
    <label className="option-swatch">
      <input type="checkbox" {...input} />
      <span className="option-ring">
        <Swatch colours={colours} size="lg" />
      </span>
      <span className="option-label">{label}</span> <span className="option-count">{count}</span>
    </label>
  );
}
