import type { ReactNode } from 'react';

export interface FooterFrameProps {
  /** Brand, address, a sentence about the shop. */
  readonly lead?: ReactNode | undefined;
  readonly columns?: ReactNode | undefined;
  /** The last line: rights, legal links, payment marks. */
  readonly closing?: ReactNode | undefined;
}

/** Where the parts of the footer stand; it knows nothing about them. */
export function FooterFrame(props: FooterFrameProps) {
  return (
    <footer className={footerLook}>
      <FooterContents {...props} />
    </footer>
  );
}

/** The look of the element around the contents, for who makes it otherwise. */
export const footerLook =
  'inverse drawn-near mt-section [--height-until-drawn:102rem] lg:[--height-until-drawn:48rem]';

export function FooterContents({ lead, columns, closing }: FooterFrameProps) {
  return (
    <>
      <div className="page-width grid grid-cols-1 gap-10 py-12 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-16">
        {lead && <div className="max-w-form">{lead}</div>}
        {columns && <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3">{columns}</div>}
      </div>
      {closing && (
        <div className="page-width">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-border py-6 text-sm text-text-muted">
            {closing}
          </div>
        </div>
      )}
    </>
  );
}

export interface FooterColumnProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled list of links; its children are `<li>` elements. */
export function FooterColumn({ title, children }: FooterColumnProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-sm font-semibold">{title}</h2>
      <ul className="grid gap-1 text-sm text-text-muted [&_a]:inline-flex [&_a]:min-h-7 [&_a]:items-center [&_a:hover]:text-text [&_a:hover]:underline">
        {children}
      </ul>
    </section>
  );
}
