import type { Genders } from './range.ts';

/** Paracord and its relatives. */
export const paracordGenders: Genders = {
  nl: 'n',
  de: 'n',
  fr: 'f',
  it: 'm',
  es: 'm',
  pl: 'm',
  da: 'm',
  sv: 'm',
};

/** Touw, Seil, corde, corda, cuerda, lina, reb, rep. */
export const ropeGenders: Genders = {
  nl: 'n',
  de: 'n',
  fr: 'f',
  it: 'f',
  es: 'f',
  pl: 'f',
  da: 'n',
  sv: 'n',
};

/** Koord, Kordel, cordon, cordino, cordón, sznurek, snor, snöre. */
export const cordGenders: Genders = {
  nl: 'n',
  de: 'f',
  fr: 'm',
  it: 'm',
  es: 'm',
  pl: 'm',
  da: 'm',
  sv: 'n',
};

/** Koord, Schnur, cordon, cordino, cordón, linka, snor, lina. */
export const lineGenders: Genders = {
  nl: 'n',
  de: 'f',
  fr: 'm',
  it: 'm',
  es: 'm',
  pl: 'f',
  da: 'm',
  sv: 'm',
};

/** Band, Gurtband, sangle, fettuccia, cinta, taśma, bånd, band. */
export const webbingGenders: Genders = {
  nl: 'n',
  de: 'n',
  fr: 'f',
  it: 'f',
  es: 'f',
  pl: 'f',
  da: 'n',
  sv: 'n',
};
