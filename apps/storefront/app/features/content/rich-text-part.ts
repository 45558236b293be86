import { preparedComponent } from '../../prepared-component.ts';

/** What there is to read can wait for what can be pressed; a navigation prepares it, so that nothing blinks. */
export const richTextPart = preparedComponent(
  async () => {
    const module = await import('./PortableText.tsx');
    return { default: module.PortableText };
  },
  { waitsForTouch: true },
);
