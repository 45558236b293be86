import { words } from '../../language/languages.ts';

export const homeTitle = words(
  'Rope and cord in every colour',
  'Touw en koord in elke kleur',
  'Seile und Schnüre in jeder Farbe',
  'Cordes et cordons de toutes les couleurs',
  'Corde e cordini di ogni colore',
  'Cuerdas y cordones de todos los colores',
  'Liny i sznurki w każdym kolorze',
  'Reb og snor i alle farver',
  'Rep och lina i alla färger',
);

export const homeIntro = words(
  'Find the colour, know that it holds, pay by the metre: paracord, rope and everything around it, cut to length in the Netherlands.',
  'Vind je kleur, weet dat het houdt, betaal per meter: paracord, touw en alles eromheen, in Nederland op lengte gesneden.',
  'Farbe finden, Halt haben, nach Metern zahlen: Paracord, Seile und alles drum herum, in den Niederlanden auf Länge geschnitten.',
  'Trouvez la couleur, comptez sur la solidité, payez au mètre : paracorde, cordes et tout ce qui va avec, coupées à longueur aux Pays-Bas.',
  'Trova il colore, fidati della tenuta, paga al metro: paracord, corde e tutto il resto, tagliati a misura nei Paesi Bassi.',
  'Encuentra el color, confía en su resistencia, paga por metros: paracord, cuerdas y todo lo demás, cortados a medida en los Países Bajos.',
  'Znajdź kolor, zaufaj wytrzymałości, płać za metry: paracord, liny i wszystko wokół nich, cięte na wymiar w Holandii.',
  'Find farven, stol på styrken, betal pr. meter: paracord, reb og alt omkring det, skåret i længder i Holland.',
  'Hitta färgen, lita på styrkan, betala per meter: paracord, rep och allt runt omkring, kapat på längd i Nederländerna.',
);
