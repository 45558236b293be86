import { ComboboxSection } from './ComboboxSection.tsx';
import { ControlSection } from './ControlSection.tsx';
import { FormSection } from './FormSection.tsx';
import { GalleryFooter } from './GalleryFooter.tsx';
import { GalleryHeader } from './GalleryHeader.tsx';
import { GalleryHero } from './GalleryHero.tsx';
import { ListingSection } from './ListingSection.tsx';
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
        <ListingSection />
        <ControlSection />
        <ComboboxSection />
        <FormSection />
        <MessageSection />
      </main>
      <GalleryFooter />
    </>
  );
}
