import { classNames } from '@bowline/ui/components';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface PanelProps {
  readonly title?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** For lists, whose rows reach to the edge. */
  readonly isFlush?: boolean;
  readonly className?: string;
}

export function Panel({ title, actions, children, isFlush = false, className }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={classNames('min-w-0 rounded-lg border border-border bg-surface-raised', className)}
    >
      {title && (
        <div className="flex flex-wrap items-center gap-3 border-b border-border px-4 py-2.5">
          <h2 id={id} className="flex-1 basis-40 font-semibold">
            {title}
          </h2>
          {actions}
        </div>
      )}
      {isFlush ? <Sideways>{children}</Sideways> : <div className="p-4">{children}</div>}
    </section>
  );
}

/** What is too wide is moved by keys as well, once Tab has reached it; what fits is no stop on the way. */
function Sideways({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const { current } = part;
    if (!current) return;
    const observer = new ResizeObserver(() => setCut(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  // Positioned: texts for those who only listen would otherwise make the page itself wider.
  return (
    <div ref={part} className="relative overflow-x-auto" tabIndex={isCut ? 0 : undefined}>
      {children}
    </div>
  );
}
