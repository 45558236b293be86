import { qrCode } from './qr-code.ts';

/** Light squares that a reader needs around the dark ones. */
const margin = 4;

/** Dark on white whatever the colours of the page: cameras look for that. Nothing where the text is too long; it stands beside it anyway. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const squares = qrCode(text);
  if (!squares) return null;
  const size = squares.length + 2 * margin;
  const path = squares
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-44 rounded-md"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
