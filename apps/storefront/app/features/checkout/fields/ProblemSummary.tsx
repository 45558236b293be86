import { ErrorSummary, type ErrorSummaryProps } from '@bowline/ui/components';

export interface ProblemSummaryProps extends ErrorSummaryProps {
  /** Counts the tries: a summary takes the focus when it appears, and every try has its own. */
  readonly attempt: number;
}

export function ProblemSummary({ attempt, ...summary }: ProblemSummaryProps) {
  return <ErrorSummary key={attempt} {...summary} />;
}
