import { darkColours, lightColours } from './colours.ts';
import { darkShadows, durations, easings, lightShadows } from './effects.ts';

import { radii, screens, spacing, spacingUnit, widths } from './spacing.ts';
import { fonts, type TypeStep, typeScale } from './type-scale.ts';

type Declarations = [property: string, value: string][];

function prefixed(prefix: string, values: Readonly<Record<string, string>>): Declarations {
  return Object.entries(values).map(([name, value]) => [`--${prefix}${name}`, value]);
}

function schemeDeclarations(scheme: 'light' | 'dark'): Declarations {
  const [colours, shadows] = scheme === 'light' ? [lightColours, lightShadows] : [darkColours, darkShadows];
  return [['color-scheme', scheme], ...prefixed('', colours), ...prefixed('shade-', shadows)];
}

function rule(selector: string, declarations: Declarations, indent = ''): string {
  const lines = declarations.map(([property, value]) => `${indent}  ${property}: ${value};`);
  return [`${indent}${selector} {`, ...lines, `${indent}}`].join('\n');
}

/**
 * The schemes as plain custom properties: light, dark where the visitor prefers it, and either by choice
 * through `data-scheme` on any element.
 */
export function tokensToCss(): string {
  return [
    rule(":root,\n[data-scheme='light']", schemeDeclarations('light')),
    '@media (prefers-color-scheme: dark) {',
    rule(":root:not([data-scheme='light'])", schemeDeclarations('dark'), '  '),
    '}',
    rule("[data-scheme='dark']", schemeDeclarations('dark')),
  ].join('\n');
}

function typeDeclarations(): Declarations {
  return Object.entries(typeScale as Record<string, TypeStep>).flatMap(([name, step]) => {
    const declarations: Declarations = [
      [`--text-${name}`, step.size],
      [`--text-${name}--line-height`, step.lineHeight],
    ];
    if (step.letterSpacing) declarations.push([`--text-${name}--letter-spacing`, step.letterSpacing]);
    return declarations;
  });
}

/** Tailwind's theme made of the tokens alone, so that a class outside them produces nothing. */
export function themeToCss(): string {
  const replaced = ['color', 'text', 'radius', 'shadow', 'breakpoint', 'font', 'ease'].map(
    (namespace): [string, string] => [`--${namespace}-*`, 'initial'],
  );
  const references = (prefix: string, from: string, names: Readonly<Record<string, string>>): Declarations =>
    Object.keys(names).map((name) => [`--${prefix}-${name}`, `var(--${from}${name})`]);
  const widthsInRem = Object.entries(screens).map(([name, pixels]): [string, string] => [
    `--breakpoint-${name}`,
    `${pixels / 16}rem`,
  ]);
  const fontWeights = { normal: '400', medium: '500', semibold: '600', bold: '700' };
  return [
    rule('@theme', [
      ...replaced,
      ['--spacing', spacingUnit],
      ...prefixed('spacing-', spacing),
      ...prefixed('container-', widths),
      ...prefixed('radius-', radii),
      ...prefixed('font-', fonts),
      ...prefixed('font-weight-', fontWeights),
      ...typeDeclarations(),
      ...prefixed('ease-', easings),
      ...prefixed('transition-duration-', durations),
      ['--default-transition-duration', durations.fast],
      ['--default-transition-timing-function', easings.standard],
      ...widthsInRem,
    ]),
    rule('@theme inline', [
      ...references('color', '', lightColours),
      ...references('shadow', 'shade-', lightShadows),
    ]),
  ].join('\n');
}
