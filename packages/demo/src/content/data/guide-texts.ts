import type { Words } from '../../language/languages.ts';
import { texts } from '../texts.ts';

export const guideTitle = texts.guideTexts.guideTitle;

export const guideIntro = texts.guideTexts.guideIntro;

export const guideHeading = texts.guideTexts.guideHeading;

interface Advice {
  readonly cord: Words;
  readonly use: Words;
}

export const guideAdvice: readonly Advice[] = texts.guideTexts.guideAdvice;

/** The same warning as in the terms and the questions: strength in a table must not tempt anybody. */
export const guideWarning = texts.guideTexts.guideWarning;
