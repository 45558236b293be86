import { words } from '../../../language/languages.ts';

/** Thin leash ropes promise less than thick ones. */
export const lightLeashUse = words(
  'Splice or bind it into a light leash for small and medium dogs.',
  'Splits of takel er een lichte riem van voor kleine en middelgrote honden.',
  'Gespleißt oder getakelt wird daraus eine leichte Leine für kleine und mittlere Hunde.',
  'Épissée ou surliée, elle devient une laisse légère pour petits et moyens chiens.',
  'Impiombata o fasciata diventa un guinzaglio leggero per cani piccoli e medi.',
  'Empalmada o falcaceada se convierte en una correa ligera para perros pequeños y medianos.',
  'Spleciona lub opasana staje się lekką smyczą dla małych i średnich psów.',
  'Splejset eller taklet bliver det til en let line til små og mellemstore hunde.',
  'Splitsat eller taglat blir det ett lätt koppel för små och medelstora hundar.',
);
