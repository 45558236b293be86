import { ControlSection } from './ControlSection.tsx';
import { FormSection } from './FormSection.tsx';
import { GalleryFooter } from './GalleryFooter.tsx';
import { GalleryHeader } from './GalleryHeader.tsx';
import { GalleryHero } from './GalleryHero.tsx';
import { MessageSection } from './MessageSection.tsx';
import { ProductSection } from './ProductSection.tsx';

/** Every component in its states, for the eye in development and for the tests. */
export function Gallery() {
  return (
    <>
      <GalleryHeader />
      <main id="main" className="page-width grid gap-section pt-6">
        <GalleryHero />
        <ProductSection />
        <ControlSection />
        <FormSection />
        <MessageSection />
      </main>
      <GalleryFooter />
    </>
  );
}
