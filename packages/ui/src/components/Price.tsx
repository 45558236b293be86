import { classNames } from './class-names.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface PriceProps {
  /** Formatted in the visitor's conventions, as are all amounts here. */
  readonly current: string;
  /** The price before the reduction; its presence makes `current` an offer. */
  readonly regular?: string | undefined;
  /** Said before the amounts to whoever cannot see the strike, for example "Now" and "Was". */
  readonly currentLabel?: string | undefined;
  readonly regularLabel?: string | undefined;
  /** Shown before the amount of a product with several prices, for example "from". */
  readonly prefix?: string | undefined;
  readonly unitPrice?: string | undefined;
  readonly vatNote?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
}

const sizes = { sm: 'text-base', md: 'text-xl', lg: 'text-3xl' };

export function Price(props: PriceProps) {
  const { current, regular, currentLabel, regularLabel, prefix, unitPrice, vatNote, size = 'md' } = props;
  return (
    <div className="numbers grid gap-0.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        {regular && (
          <span className="order-last text-sm text-text-muted">
            {regularLabel && <VisuallyHidden>{regularLabel} </VisuallyHidden>}
            <s>{regular}</s>
          </span>
        )}
        {prefix && <span className="text-sm text-text-muted">{prefix}</span>}
        <span className={classNames('font-semibold', sizes[size], regular && 'text-error')}>
          {regular && currentLabel && <VisuallyHidden>{currentLabel} </VisuallyHidden>}
          {current}
        </span>
      </p>
      {(unitPrice || vatNote) && (
        <p className="flex flex-wrap gap-x-2 text-sm text-text-muted">
          {unitPrice && <span>{unitPrice}</span>}
          {vatNote && <span>{vatNote}</span>}
        </p>
      )}
    </div>
  );
}
