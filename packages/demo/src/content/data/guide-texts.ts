import { type Words, words } from '../../language/languages.ts';

export const guideTitle = words(
  'Which cord for what',
  'Welk koord waarvoor',
  'Welche Schnur wofür',
  'Quelle corde pour quel usage',
  'Quale corda per cosa',
  'Qué cuerda para qué',
  'Która linka do czego',
  'Hvilken snor til hvad',
  'Vilken lina till vad',
);

export const guideIntro = words(
  'Thickness decides how a project feels in the hand. Start from what it has to hold, then choose the colour.',
  'De dikte bepaalt hoe een werkstuk aanvoelt. Begin bij wat het moet houden en kies dan de kleur.',
  'Die Stärke entscheidet, wie sich ein Stück anfühlt. Beginne mit dem, was es halten muss, und wähle dann die Farbe.',
  'L’épaisseur décide de la sensation en main. Partez de ce que l’ouvrage doit tenir, puis choisissez la couleur.',
  'Lo spessore decide la sensazione in mano. Parti da ciò che deve reggere, poi scegli il colore.',
  'El grosor decide cómo se siente en la mano. Empieza por lo que debe sujetar y elige después el color.',
  'Grubość decyduje o tym, jak praca leży w dłoni. Zacznij od tego, co ma utrzymać, a potem wybierz kolor.',
  'Tykkelsen afgør, hvordan arbejdet føles i hånden. Begynd med, hvad det skal holde, og vælg så farven.',
  'Tjockleken avgör hur arbetet känns i handen. Börja med vad det ska hålla och välj sedan färg.',
);

export const guideHeading = words(
  'From thin to thick',
  'Van dun naar dik',
  'Von dünn bis dick',
  'Du plus fin au plus épais',
  'Dal sottile allo spesso',
  'De fino a grueso',
  'Od cienkich do grubych',
  'Fra tynd til tyk',
  'Från tunn till tjock',
);

interface Advice {
  readonly cord: Words;
  readonly use: Words;
}

export const guideAdvice: readonly Advice[] = [
  {
    cord: words(
      '0.75 to 1.4 mm',
      '0,75 tot 1,4 mm',
      '0,75 bis 1,4 mm',
      '0,75 à 1,4 mm',
      'da 0,75 a 1,4 mm',
      'de 0,75 a 1,4 mm',
      'od 0,75 do 1,4 mm',
      '0,75 til 1,4 mm',
      '0,75 till 1,4 mm',
    ),
    use: words(
      'stitching, whipping and the small details of a bracelet.',
      'naaien, takelen en de kleine details van een armband.',
      'Nähte, Taklinge und die kleinen Details eines Armbands.',
      'coutures, surliures et petits détails d’un bracelet.',
      'cuciture, fasciature e piccoli dettagli di un bracciale.',
      'costuras, falcaceados y pequeños detalles de una pulsera.',
      'szwy, opaski i drobne detale bransoletki.',
      'syning, takling og armbåndets små detaljer.',
      'sömmar, taglingar och armbandets små detaljer.',
    ),
  },
  {
    cord: words(
      '2 to 3 mm',
      '2 tot 3 mm',
      '2 bis 3 mm',
      '2 à 3 mm',
      'da 2 a 3 mm',
      'de 2 a 3 mm',
      'od 2 do 3 mm',
      '2 til 3 mm',
      '2 till 3 mm',
    ),
    use: words(
      'bracelets for children, lanyards and zip pulls.',
      'kinderarmbanden, keycords en ritstrekkers.',
      'Kinderarmbänder, Umhängebänder und Reißverschlussanhänger.',
      'bracelets d’enfant, tours de cou et tirettes.',
      'bracciali per bambini, cordini da collo e tirazip.',
      'pulseras infantiles, cordones de cuello y tiradores.',
      'bransoletki dla dzieci, smycze na szyję i zawieszki do suwaków.',
      'børnearmbånd, nøglesnore og lynlåstræk.',
      'barnarmband, nyckelband och dragkedjehängen.',
    ),
  },
  {
    cord: words(
      '4 to 5 mm',
      '4 tot 5 mm',
      '4 bis 5 mm',
      '4 à 5 mm',
      'da 4 a 5 mm',
      'de 4 a 5 mm',
      'od 4 do 5 mm',
      '4 til 5 mm',
      '4 till 5 mm',
    ),
    use: words(
      'the classic bracelet, collars up to 25 kg of dog, and everything in a backpack.',
      'de klassieke armband, halsbanden voor honden tot 25 kg en alles in een rugzak.',
      'das klassische Armband, Halsbänder für Hunde bis 25 kg und alles im Rucksack.',
      'le bracelet classique, les colliers pour chiens jusqu’à 25 kg et tout ce qui vit dans un sac à dos.',
      'il bracciale classico, i collari per cani fino a 25 kg e tutto ciò che sta in uno zaino.',
      'la pulsera clásica, collares para perros de hasta 25 kg y todo lo que va en una mochila.',
      'klasyczna bransoletka, obroże dla psów do 25 kg i wszystko w plecaku.',
      'det klassiske armbånd, halsbånd til hunde op til 25 kg og alt i rygsækken.',
      'det klassiska armbandet, halsband för hundar upp till 25 kg och allt i ryggsäcken.',
    ),
  },
  {
    cord: words(
      '6 to 8 mm',
      '6 tot 8 mm',
      '6 bis 8 mm',
      '6 à 8 mm',
      'da 6 a 8 mm',
      'de 6 a 8 mm',
      'od 6 do 8 mm',
      '6 til 8 mm',
      '6 till 8 mm',
    ),
    use: words(
      'leashes for small dogs, bag handles and toys.',
      'riemen voor kleine honden, tashengsels en speelgoed.',
      'Leinen für kleine Hunde, Taschengriffe und Spielzeug.',
      'laisses pour petits chiens, anses et jouets.',
      'guinzagli per cani piccoli, manici e giochi.',
      'correas para perros pequeños, asas y juguetes.',
      'smycze dla małych psów, uchwyty toreb i zabawki.',
      'liner til små hunde, taskehanke og legetøj.',
      'koppel för små hundar, väskhandtag och leksaker.',
    ),
  },
  {
    cord: words(
      '10 to 12 mm',
      '10 tot 12 mm',
      '10 bis 12 mm',
      '10 à 12 mm',
      'da 10 a 12 mm',
      'de 10 a 12 mm',
      'od 10 do 12 mm',
      '10 til 12 mm',
      '10 till 12 mm',
    ),
    use: words(
      'leashes for large dogs, railings and barriers.',
      'riemen voor grote honden, leuningen en afzettingen.',
      'Leinen für große Hunde, Geländer und Absperrungen.',
      'laisses pour grands chiens, rampes et cordons de séparation.',
      'guinzagli per cani grandi, corrimano e transenne.',
      'correas para perros grandes, pasamanos y barreras.',
      'smycze dla dużych psów, poręcze i ogrodzenia.',
      'liner til store hunde, gelændere og afspærringer.',
      'koppel för stora hundar, ledstänger och avspärrningar.',
    ),
  },
];

/** The same warning as in the terms and the questions: strength in a table must not tempt anybody. */
export const guideWarning = words(
  'However thick it is: cord by the metre is not made for climbing, for swings or for carrying people.',
  'Hoe dik ook: koord van de meter is niet gemaakt om mee te klimmen, te schommelen of mensen te dragen.',
  'Egal wie dick: Meterware ist nicht zum Klettern, nicht für Schaukeln und nicht zum Tragen von Menschen gemacht.',
  'Quelle que soit son épaisseur, une corde vendue au mètre n’est faite ni pour grimper, ni pour une balançoire, ni pour porter une personne.',
  'Qualunque sia lo spessore, una corda al metro non è fatta per arrampicare, per le altalene o per reggere persone.',
  'Sea cual sea su grosor, una cuerda por metros no sirve para escalar, ni para columpios, ni para sostener a personas.',
  'Bez względu na grubość: linka na metry nie służy do wspinania, do huśtawek ani do podtrzymywania ludzi.',
  'Uanset tykkelsen: snor i metermål er ikke lavet til klatring, gynger eller til at bære mennesker.',
  'Hur tjock den än är: lina i metervara är inte gjord för klättring, gungor eller för att bära människor.',
);
