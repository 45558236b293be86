import { ButtonLink } from '../components/index.ts';
import { ComboboxSection } from './ComboboxSection.tsx';
import { ControlSection } from './ControlSection.tsx';
import { FormSection } from './FormSection.tsx';
import { GalleryFooter } from './GalleryFooter.tsx';
import { GalleryHeader } from './GalleryHeader.tsx';
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

function GalleryHero() {
  return (
    <div className="grid gap-5 rounded-xl bg-surface-sunken px-6 py-12 sm:px-12 sm:py-16">
      <h1 className="max-w-reading text-5xl">Rope in every colour, cut to your length.</h1>
      <p className="max-w-form text-lg text-text-muted">
        This is the gallery of the design system: every component in every state, in the shop’s own dress.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="#products" variant="primary" size="lg">
          See the colours
        </ButtonLink>
        <ButtonLink href="#forms" size="lg">
          Build a leash
        </ButtonLink>
      </div>
    </div>
  );
}
