import { texts } from '../texts.ts';

export const homeTitle = texts.homeTexts.homeTitle;

export const homeIntro = texts.homeTexts.homeIntro;
