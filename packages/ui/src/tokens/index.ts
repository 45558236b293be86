// The design tokens as plain data: colours by meaning, spacing, type, shadows, motion and screens, usable in mail and PDF as well.
// Not components, not CSS rules and nothing of React; the style sheet is generated from here.
export { type ColourName, darkColours, lightColours } from './colours.ts';
export { type ContrastPair, contrastPairs, contrastRatio, requiredContrast } from './contrast.ts';
export { darkShadows, durations, easings, lightShadows, type ShadowName } from './effects.ts';
export { radii, screens, spacing, spacingUnit, widths } from './spacing.ts';
export { themeToCss, tokensToCss } from './tokens-to-css.ts';
export { fonts, type TypeStep, typeScale } from './type-scale.ts';
