/** The grid unit: every distance is a multiple of it. */
export const spacingUnit = '0.25rem';

/** Distances with a meaning of their own; they grow with the viewport. */
export const spacing = {
  /** between the content and the edge of the screen */
  gutter: 'clamp(1rem, 4vw, 2.5rem)',
  /** between two sections of a page */
  section: 'clamp(2.5rem, 6vw, 5rem)',
  /** the smallest comfortable target for a finger */
  target: '2.75rem',
} as const;

/** Widest measures: a page, a text to read, a form. */
export const widths = { page: '80rem', reading: '42rem', form: '30rem' } as const;

/** Corners: calm, slightly rounded; `full` for badges and swatches. */
export const radii = { sm: '0.25rem', md: '0.5rem', lg: '0.75rem', xl: '1rem', full: '9999px' } as const;

/** Smallest viewport widths in CSS pixels at which a layout may change (specification 9). */
export const screens = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;
