const radii = [62, 51, 40, 29];

/** A coil of cord seen from above: rings with the weave's short strokes across them. */
export function CordPicture({ colours }: { colours: readonly [string, ...string[]] }) {
  const [ground, ...tracers] = colours;
  return (
    <svg viewBox="0 0 200 200" className="absolute inset-0 size-full" aria-hidden="true">
      {radii.map((radius) => (
        <g key={radius} fill="none" transform={`rotate(${radius * 7} 100 100)`}>
          <circle cx="100" cy="103" r={radius} stroke="currentColor" strokeWidth="10" opacity="0.12" />
          <circle cx="100" cy="100" r={radius} stroke={ground} strokeWidth="10" />
          <circle cx="100" cy="100" r={radius + 2} stroke="white" strokeWidth="2" opacity="0.22" />
          <circle
            cx="100"
            cy="100"
            r={radius}
            stroke={tracers[0] ?? 'black'}
            strokeWidth="9"
            strokeDasharray={tracers[0] ? '3 6' : '0.8 3'}
            opacity={tracers[0] ? 0.9 : 0.25}
          />
          {tracers[1] && (
            <circle cx="100" cy="100" r={radius} stroke={tracers[1]} strokeWidth="3" strokeDasharray="4 8" />
          )}
        </g>
      ))}
    </svg>
  );
}
