import type { ReactNode } from 'react';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

/** A drawing with its name: the drawing for the eye, the name for screen readers. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="relative inline-flex">
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
