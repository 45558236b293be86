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
        onPhones={{ width: 640, height: 360 }}
        className="w-full object-cover max-sm:aspect-video sm:absolute sm:inset-0 sm:size-full sm:object-right"
      />
      <div className="page-width relative max-sm:-mt-8 max-sm:pb-6 sm:py-section">
        <div className="grid max-w-form gap-5 rounded-lg bg-surface-raised p-6 shadow-overlay sm:p-8">
          {children}
        </div>
      </div>
    </section>
  );
}
