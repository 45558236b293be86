/** Pictures of steps are wider than high: they stand beside a few lines, or above them on a phone. */
export const tutorialSize = { width: 1600, height: 1200 } as const;
