/** Smallest viewport widths in CSS pixels at which a layout may change (specification 9). */
export const screens = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

export type ScreenName = keyof typeof screens;
