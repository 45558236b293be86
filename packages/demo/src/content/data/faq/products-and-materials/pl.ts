import type { FaqTexts } from '../faq-keys.ts';

export const productsAndMaterialsPl: FaqTexts<'products-and-materials'> = {
  'leash-30-kg-dog': {
    question: 'Jaka linka na smycz dla psa o wadze 30 kg?',
    answer: [
      'Dla takiego psa wybierz okrągłą linę 10 mm: [linę na smycze](category:dogLeash), jeśli ma być miękka, [PPM](category:ppm), jeśli często mokniecie, albo [linę wspinaczkową na metry](category:climbingRope), jeśli wolisz sztywniejszą. Pies, który z rozpędu dobiega do końca smyczy, ciągnie kilka razy mocniej, niż waży, a węzeł zabiera nawet połowę wytrzymałości. Szukaj więc wytrzymałości na zerwanie co najmniej dziesięć razy większej niż waga psa. Karabińczyk musi jej dorównać. Jak w ogóle dobrać grubość, przeczytasz w [naszym poradniku](blog:choose-a-diameter).',
    ],
  },
  'colour-run': {
    question: 'Czy kolor farbuje?',
    answer: [
      'Nylon, poliester i polipropylen prawie nigdy: barwnik siedzi we włóknie. Bardzo nasycona czerwień, czerń albo neon mogą przy pierwszym praniu oddać trochę nadmiaru. Zanim połączysz linkę z bielą, namocz ją raz w letniej wodzie. Z bawełną i skórą jest inaczej. Ciemną bawełnę za pierwszym razem pierz osobno, a mokrej skóry nie kładź na jasnej tapicerce.',
    ],
  },
  'melt-ends': {
    question: 'Jak stopić końce?',
    answer: [
      'Utnij linkę prosto ostrymi nożyczkami i przytrzymaj koniec dwie, trzy sekundy obok płomienia, nie w nim. Gdy brzeg zrobi się szklisty, dociśnij go bokiem ostrza albo wilgotnym kawałkiem skóry, nigdy gołymi palcami: stopiony nylon klei się i parzy.',
      'Tak postępuje się z nylonem, poliestrem i polipropylenem. Bawełna, juta i skóra spłonęłyby, więc się je skleja lub owija; HMPE traci wytrzymałość, dlatego tnie się je tylko bardzo ostrym ostrzem. Palniki i obcinaki znajdziesz wśród [narzędzi](category:diyTools).',
    ],
  },
  'hold-a-person': {
    question: 'Czy paracord utrzyma człowieka? Czy można się na nim wspinać?',
    answer: [
      'Nie. Typ III pęka przy około 250 kg równomiernego ciągu, ale krótki upadek, węzeł albo ostra krawędź wystarczą, by pękł o wiele wcześniej. Paracord służy do wyplatania, wiązania i mocowania, nie do wspinaczki, nie na huśtawki i nie do ratowania kogokolwiek. To samo dotyczy naszej [liny wspinaczkowej na metry](category:climbingRope): odcinki nie mają atestu i są przeznaczone na smycze, poręcze i dekoracje. Gdy chodzi o życie, kup całą linę z atestem w sklepie wspinaczkowym.',
    ],
  },
  'colour-on-screen': {
    question: 'Czy kolor jest taki jak na moim ekranie?',
    answer: [
      'Prawie. Żaden ekran nie pokaże neonu ani głębokiego granatu takimi, jakie są, a każdy jest inaczej ustawiony. Partie barwienia też różnią się o odcień, więc na jeden projekt kup od razu tyle, ile trzeba. Jeśli ton ma znaczenie, zamów próbki i obejrzyj je w świetle dziennym obok tego, do czego mają pasować. Albo porównaj całe szpule w [showroomie](page:showroom).',
    ],
  },
  'shrink-and-stretch': {
    question: 'Czy paracord się kurczy albo rozciąga?',
    answer: [
      'Jedno i drugie, po trochu. Nylon poddaje się pod obciążeniem i wraca; zmoczony po raz pierwszy kurczy się o kilka procent. Bransoletka, która leżała idealnie, może wtedy uciskać. Zapleć ją więc z luzem na palec albo najpierw namocz linkę w ciepłej wodzie i wysusz. Poliester zachowuje długość na mokro i na sucho, a polipropylen w ogóle nie chłonie wody.',
    ],
  },
};
