import { type ReactNode, useId } from 'react';

interface HomeSectionFrameProps {
  readonly heading?: string | undefined;
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

/** One that has nothing to show leaves no heading behind. */
export function HomeSectionFrame({ heading, isEmpty, children }: HomeSectionFrameProps) {
  const id = useId();
  if (isEmpty) return null;
  return (
    <section
      aria-labelledby={heading ? id : undefined}
      className="drawn-near grid grid-cols-1 gap-6 [--height-until-drawn:90rem] lg:[--height-until-drawn:44rem]"
    >
      {heading && (
        <h2 id={id} className="text-2xl">
          {heading}
        </h2>
      )}
      {children}
    </section>
  );
}
