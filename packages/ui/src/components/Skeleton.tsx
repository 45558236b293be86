import { classNames } from './class-names.ts';

/** Holds the room of something that is loading; its size comes as classes (`h-4 w-32`, `aspect-square`). */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-pulse rounded-md bg-border', className)} />
  );
}
