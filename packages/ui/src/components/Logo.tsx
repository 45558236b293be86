import { classNames } from './class-names.ts';

interface Strand {
  readonly path: string;
  readonly part: 'rope' | 'workingEnd' | 'gap';
}

/** From the lowest to the uppermost; a gap lets the strand below end before the one above it. */
const strands: readonly Strand[] = [
  { part: 'workingEnd', path: 'M17 23.5h-3.5a4.75 4.75 0 0 1 0-9.5H22a6 6 0 0 1 6 6v12.5' },
  { part: 'gap', path: 'M24 23.5h8' },
  { part: 'rope', path: 'M17 23.5h12.5a8.5 8.5 0 0 1 0 17h-4A8.5 8.5 0 0 1 17 32' },
  { part: 'gap', path: 'M17 18v11' },
  { part: 'rope', path: 'M17 5.5V32' },
  { part: 'gap', path: 'M14 14h6' },
  { part: 'workingEnd', path: 'M14 14h7' },
];

const looks = { rope: 'stroke-on-brand', workingEnd: 'stroke-secondary', gap: 'stroke-brand' };

/** The letter b tied as a bowline: its yellow end goes behind the standing part, round it, and back down through the loop. */
export function KnotMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true" className={classNames('shrink-0', className)}>
      <rect width="48" height="48" rx="12" className="fill-brand" />
      <g transform="translate(2.7 2.2) scale(.91)">
        {strands.map(({ path, part }) => (
          <path
            key={path}
            d={path}
            className={looks[part]}
            strokeWidth={part === 'gap' ? 8 : 4}
            strokeLinecap={part === 'gap' ? 'butt' : 'round'}
          />
        ))}
      </g>
    </svg>
  );
}

export interface LogoProps {
  /** The shop's name, written beside the mark. */
  readonly name: string;
  readonly size?: 'md' | 'lg' | undefined;
}

const sizes = {
  md: { mark: 'size-9', name: 'text-xl' },
  lg: { mark: 'size-11', name: 'text-2xl' },
};

export function Logo({ name, size = 'md' }: LogoProps) {
  return (
    <span className="flex items-center gap-2.5 text-primary">
      <KnotMark className={sizes[size].mark} />
      <span className={classNames(sizes[size].name, 'font-semibold tracking-tight')}>{name}</span>
    </span>
  );
}
