import { describe, expect, test } from 'vitest';
import { errorPageTitle, markets, pageTitle, titleFromPath } from './index.ts';

describe('page titles', () => {
  test.each([
    ['en-US', 'Bowline.shop'],
    ['nl-NL', 'bowline.nl'],
    ['de-DE', 'bowline.de'],
    ['fr-FR', 'bowline.eu'],
    ['en', 'bowline.eu'],
  ] as const)('in %s end with %s', (locale, suffix) => {
    const market = markets[locale];
    expect(pageTitle({ market, title: 'Returns', pathname: '/x' })).toBe(`Returns | ${suffix}`);
  });

  test('come from the path when the page has none of its own', () => {
    const market = markets.en;
    expect(pageTitle({ market, pathname: '/care/care-of-the-rope' })).toBe('Care of the Rope | bowline.eu');
    expect(pageTitle({ market, title: '  ', pathname: '/returns' })).toBe('Returns | bowline.eu');
  });

  test('are the site alone where there is no title at all', () => {
    expect(pageTitle({ market: markets['nl-NL'], pathname: '/' })).toBe('bowline.nl');
    expect(pageTitle({ market: markets['en-US'], pathname: '' })).toBe('Bowline.shop');
  });

  test.each([
    ['en', '/the-story-of-a-knot', 'The Story of a Knot'],
    ['en', '/general-terms-conditions/', 'General Terms Conditions'],
    ['en', '/OF-THE-ROPE', 'OF the ROPE'],
    ['en', '/about_us.html', 'About Us'],
    ['en', '/%C3%A9lan', 'Élan'],
    ['en', '/100%-nylon', '100% Nylon'],
    ['nl-NL', '/met-of-zonder-btw', 'Met of zonder Btw'],
    ['de-DE', '/mit-oder-ohne-mwst', 'Mit oder ohne Mwst'],
    ['fr-FR', '/frais-de-livraison', 'Frais de Livraison'],
  ] as const)('in %s the path %s reads "%s"', (locale, pathname, title) => {
    expect(titleFromPath(pathname, markets[locale])).toBe(title);
  });

  test('of errors are the status and its message', () => {
    expect(errorPageTitle(404)).toBe('404 Not Found');
    expect(errorPageTitle(500)).toBe('500 Error');
    expect(errorPageTitle(503)).toBe('503 Error');
    expect(errorPageTitle(500, 'Internal Server Error')).toBe('500 Internal Server Error');
  });
});
