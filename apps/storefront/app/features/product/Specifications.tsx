import type { ProductView } from './load-product.ts';

export function Specifications({ rows }: { rows: ProductView['specifications'] }) {
  return (
    <dl className="max-w-reading">
      {rows.map((row) => (
        <div key={row.code} className="grid grid-cols-2 gap-4 border-b border-border py-2.5">
          <dt className="text-text-muted">{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
