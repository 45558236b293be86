export const fonts = {
  sans: "'Inter Variable', 'Inter Fallback', 'Inter Fallback Android', 'Inter Fallback Linux', system-ui, sans-serif",
  mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
} as const;

export interface TypeStep {
  readonly size: string;
  readonly lineHeight: string;
  readonly letterSpacing?: string;
}

/** Sizes in rem, so that the visitor's own text size counts; the large ones grow with the viewport. */
export const typeScale = {
  xs: { size: '0.75rem', lineHeight: '1.5' },
  sm: { size: '0.875rem', lineHeight: '1.5' },
  base: { size: '1rem', lineHeight: '1.6' },
  lg: { size: '1.125rem', lineHeight: '1.5' },
  xl: { size: '1.25rem', lineHeight: '1.4', letterSpacing: '-0.01em' },
  '2xl': { size: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.625rem)', lineHeight: '1.3', letterSpacing: '-0.015em' },
  '3xl': { size: 'clamp(1.625rem, 1.4rem + 1vw, 2.125rem)', lineHeight: '1.2', letterSpacing: '-0.02em' },
  '4xl': { size: 'clamp(1.875rem, 1.5rem + 1.8vw, 2.875rem)', lineHeight: '1.12', letterSpacing: '-0.025em' },
  '5xl': { size: 'clamp(2.125rem, 1.5rem + 3vw, 3.75rem)', lineHeight: '1.06', letterSpacing: '-0.03em' },
} as const satisfies Record<string, TypeStep>;
