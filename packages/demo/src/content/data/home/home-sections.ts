import { texts } from '../../texts.ts';

export const hero = texts.home.homeSections.hero;

export const homeHeadings = texts.home.homeSections.homeHeadings;
