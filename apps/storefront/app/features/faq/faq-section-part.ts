import { preparedComponent } from '../../prepared-component.ts';

/** Native disclosures, which unfold before there is any script. */
export const faqSectionPart = preparedComponent(
  async () => {
    const module = await import('./FaqSection.tsx');
    return { default: module.FaqSection };
  },
  { waitsForTouch: true },
);
