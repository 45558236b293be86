import { ContentImage } from '../../content/ContentImage.tsx';
import type { SisterShop } from './insert-loaders.ts';

export function SisterShops({ shops }: { shops: readonly SisterShop[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {shops.map(({ key, name, tagline, href, picture }) => (
        <li key={key} className="relative grid content-start overflow-hidden rounded-lg bg-surface-sunken">
          {picture && (
            <ContentImage
              picture={picture}
              width={480}
              height={270}
              className="aspect-video w-full object-cover"
            />
          )}
          <div className="grid gap-1 p-5">
            <a
              href={href}
              rel="noopener"
              className="text-lg font-semibold after:absolute after:inset-0 hover:text-link"
            >
              {name}
            </a>
            <p className="text-text-muted">{tagline}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
