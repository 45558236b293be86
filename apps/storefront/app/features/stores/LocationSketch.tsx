export interface LocationSketchProps {
  readonly label: string;
  readonly street: string;
  readonly city: string;
}

/** Streets, a canal and a pin: a picture of arriving, not a map. Whoever needs a map follows the route. */
export function LocationSketch({ label, street, city }: LocationSketchProps) {
  return (
    <figure className="self-start overflow-hidden rounded-lg bg-surface-sunken">
      <svg viewBox="0 0 320 240" role="img" aria-label={label} className="w-full">
        <g fill="none" strokeLinecap="round" className="stroke-info-soft" strokeWidth="26">
          <path d="M-10 190C70 170 120 215 200 195S300 160 340 170" />
        </g>
        <g fill="none" strokeLinecap="round" className="stroke-surface" strokeWidth="12">
          <path d="M-10 70H150Q170 70 170 90V260M60-10V150M170 100H340M250-10V240M-10 140H120" />
        </g>
        <g
          fill="none"
          strokeLinecap="round"
          className="stroke-secondary"
          strokeWidth="4"
          strokeDasharray="2 10"
        >
          <path d="M60 250V140H112Q170 140 170 110V100H205" />
        </g>
        <path
          className="fill-primary"
          d="M212 52c-16 0-28 12-28 28 0 20 28 44 28 44s28-24 28-44c0-16-12-28-28-28z"
        />
        <circle className="fill-surface" cx="212" cy="80" r="10" />
      </svg>
      <figcaption className="px-4 py-3 text-sm text-text-muted">
        {street}, {city}
      </figcaption>
    </figure>
  );
}
