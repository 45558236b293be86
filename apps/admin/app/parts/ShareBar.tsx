/** How much of the largest a value is, beside its number in a table. */
export function ShareBar({ value, largest }: { readonly value: number; readonly largest: number }) {
  const width = largest > 0 ? Math.max(0, Math.min(100, (value / largest) * 100)) : 0;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="h-2 w-full min-w-24 text-primary"
    >
      <rect width="100" height="8" fill="currentColor" opacity="0.12" />
      <rect width={width} height="8" fill="currentColor" />
    </svg>
  );
}
