/** The colour or the picture of an option, where it has one. */
export function OptionMark({ swatch }: { readonly swatch: string | null }) {
  if (swatch === null) return null;
  if (swatch.startsWith('#')) {
    return (
      <svg viewBox="0 0 1 1" className="size-5 shrink-0 rounded border border-border" aria-hidden="true">
        <rect width="1" height="1" fill={swatch} />
      </svg>
    );
  }
  return <img src={`/media/${swatch}`} alt="" loading="lazy" className="size-5 shrink-0 rounded" />;
}
