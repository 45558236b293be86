/** Shadows say that something lies above the page; the dark scheme needs them deeper. */
export const lightShadows = {
  raised: '0 1px 2px #1c1e1a0f, 0 2px 8px #1c1e1a0a',
  lifted: '0 2px 4px #1c1e1a0d, 0 8px 24px #1c1e1a14',
  overlay: '0 4px 12px #1c1e1a14, 0 24px 64px #1c1e1a2e',
} as const;

export type ShadowName = keyof typeof lightShadows;

export const darkShadows: Readonly<Record<ShadowName, string>> = {
  raised: '0 1px 2px #00000066',
  lifted: '0 2px 4px #00000066, 0 8px 24px #00000066',
  overlay: '0 4px 12px #00000080, 0 24px 64px #000000b3',
};

/** Motion is short and explains where something came from. */
export const durations = { fast: '120ms', medium: '200ms', slow: '320ms' } as const;

export const easings = {
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
  enter: 'cubic-bezier(0.05, 0.7, 0.1, 1)',
  exit: 'cubic-bezier(0.3, 0, 0.8, 0.15)',
} as const;
