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

/** The first thing on a page: jumps over the header, visible once it has the focus. A plain anchor, since no route changes. */
export function SkipLink({ href = '#main', children }: { href?: string; children: string }) {
  return (
    <a
      href={href}
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:rounded-md focus:bg-surface-raised focus:px-4 focus:py-3 focus:font-medium focus:text-link focus:shadow-overlay"
    >
      {children}
    </a>
  );
}
