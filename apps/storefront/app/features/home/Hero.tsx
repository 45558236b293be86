import { imageQuality } from '@bowline/markets';
import type { ReactNode } from 'react';
import { ShopImage } from '../catalog/ShopImage.tsx';

export const ownBanner = '/media/banners/home.svg';

/** The first thing a visitor sees. The picture is decoration beside the words. */
export function Hero({ picture, children }: { picture: string; children: ReactNode }) {
  return (
    <section className="relative overflow-hidden bg-surface-sunken">
      <ShopImage
        src={picture}
        alt=""
        width={1536}
        height={640}
        sizes="100vw"
        quality={imageQuality.banner}
        isFirst
        className="absolute inset-0 size-full object-cover object-right"
      />
      <div className="page-width relative py-section">
        <div className="grid max-w-form gap-5 rounded-lg bg-surface-raised p-6 shadow-overlay sm:p-8">
          {children}
        </div>
      </div>
    </section>
  );
}
