import { themeToCss, tokensToCss } from './tokens-to-css.ts';

export function renderTokensCss(): string {
  return `/* Generated from src/tokens by npm run generate; edit the tokens instead. */\n${tokensToCss()}\n${themeToCss()}\n`;
}
