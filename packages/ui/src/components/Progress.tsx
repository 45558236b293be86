export interface ProgressProps {
  readonly done: number;
  readonly of: number;
  readonly label: string;
}

/** How far something is, as a thin bar. What it is about is told beside it. */
export function Progress({ done, of, label }: ProgressProps) {
  return <progress className="progress" value={Math.max(0, done)} max={Math.max(1, of)} aria-label={label} />;
}
