/** An address as it stands on a letter. In a file of its own: the overview has no use for the rules of all countries. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return (
    <address className="not-italic">
      {lines.map((line, index) => (
        <p key={line} className={index === 0 ? 'font-semibold' : undefined}>
          {line}
        </p>
      ))}
    </address>
  );
}
