import { imageQuality } from '@bowline/markets';
import { ButtonLink, classNames } from '@bowline/ui/components';
import type { Banner } from '../content/banners.ts';
import { ContentImage } from '../content/ContentImage.tsx';

const tones: Readonly<Record<Banner['tone'], string>> = {
  info: 'bg-primary-soft text-on-primary-soft',
  offer: 'bg-secondary-soft text-on-secondary-soft',
  warning: 'bg-warning-soft text-on-warning-soft',
};

export function Banners({ banners }: { banners: readonly Banner[] }) {
  const isRowOfThree = banners.length % 3 === 0;
  return (
    <ul className={classNames('grid gap-6', isRowOfThree ? 'lg:grid-cols-3' : 'lg:grid-cols-2')}>
      {banners.map(({ key, tone, title, text, link, picture }) => (
        <li
          key={key}
          className={classNames(
            'grid grid-rows-[auto_1fr] overflow-hidden rounded-lg',
            !isRowOfThree && 'sm:grid-cols-[1fr_14rem] sm:grid-rows-1',
            tones[tone],
          )}
        >
          <div className="grid content-start justify-items-start gap-3 p-6">
            {title && <h2 className="text-xl">{title}</h2>}
            <p>{text}</p>
            {link?.href && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
          </div>
          {picture && (
            <ContentImage
              picture={picture}
              width={448}
              height={448}
              sizes={isRowOfThree ? '92vw lg:411px' : '92vw sm:224px'}
              quality={imageQuality.banner}
              className={classNames(
                'order-first size-full object-cover',
                isRowOfThree ? 'aspect-video' : 'max-sm:aspect-video sm:order-none',
              )}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
