import { classNames } from './class-names.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SpinnerProps {
  /** What is being waited for; without it the spinner is decoration beside a text. */
  readonly label?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly className?: string | undefined;
}

const sizes = { sm: 'size-4', md: 'size-5', lg: 'size-8' };

export function Spinner({ label, size = 'md', className }: SpinnerProps) {
  const circle = (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
      className={classNames('animate-spin', sizes[size], className)}
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" />
    </svg>
  );
  if (!label) return circle;
  return (
    <span role="status" className="inline-flex">
      {circle}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/** Holds the room of something that is loading; its size comes as classes (`h-4 w-32`, `aspect-square`). */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-pulse rounded-md bg-border', className)} />
  );
}
