import type { Article } from '../../../writing/article.ts';

export const careForRopeAndLeatherPl: Article = {
  title: 'Jak dbać o liny i skórę',
  intro:
    'Dobra smycz wytrzyma dziesięć lat, jeśli pozwolisz jej wyschnąć. Pielęgnacja liny to żadna sztuka: wypłukać to, co trze, odsunąć to, co żre, i od czasu do czasu dobrze się przyjrzeć.',
  metaDescription:
    'Jak prać, suszyć, przechowywać i sprawdzać liny, paracord, bawełnę, BioThane i skórę oraz po czym poznać, że smycz już swoje przeszła.',
  blocks: [
    { heading: 'Po co w ogóle myć?' },
    'Brud to nie tylko kwestia urody. Piasek i kryształki soli wchodzą między włókna i tną je od środka przy każdym zgięciu. Smycz, która była na plaży, trzeba więc wieczorem opłukać słodką wodą, nawet jeśli wygląda na czystą.',
    { heading: 'Każdy materiał po swojemu' },
    {
      facts: [
        [
          'Nylon (paracord)',
          'Ręcznie w letniej wodzie z odrobiną łagodnego mydła. Dobrze wypłukać. Za pierwszym razem może się lekko skurczyć.',
        ],
        ['Poliester', 'Najłatwiejszy: 30 °C w pralce, w woreczku, bez płynu do płukania.'],
        [
          'Polipropylen (PPM)',
          'Opłukać, strzepnąć, powiesić. Nie chłonie wody, ale nie lubi gorąca: mięknie o wiele wcześniej niż nylon.',
        ],
        [
          'Bawełna',
          '30 °C, ciemne kolory osobno. Kurczy się, więc jeśli liczy się wymiar, wypierz ją przed wiązaniem.',
        ],
        ['Juta', 'Tylko szczotkowanie na sucho. Od wody pęcznieje, a wilgotna pleśnieje.'],
        ['BioThane', 'Wilgotna ściereczka, na zapach kropla płynu do naczyń. To wszystko.'],
        ['Skóra', 'Przetrzeć ledwo wilgotną ściereczką, nigdy nie moczyć. Potem natłuścić.'],
      ],
    },
    'Metal też lubi wyschnąć. Jeśli się da, odepnij karabińczyki przed praniem, a ruchome części raz w roku potraktuj kroplą oleju.',
    { heading: 'Suszyć powoli' },
    'Powieś linę luźno na szerokim drążku, w cieniu i przewiewie. Nie na kaloryferze, nie w suszarce i nie tygodniami na słońcu: od ultrafioletu nylon i polipropylen stają się kruche. Skóra schnie rozłożona płasko w temperaturze pokojowej. Przy piecu twardnieje i pęka, i żaden balsam już tego nie cofnie.',
    { heading: 'Natłuszczać skórę' },
    'Raz lub dwa razy w roku oraz po każdym przemoczeniu: wetrzyj miękką szmatką cienką warstwę balsamu, zostaw na noc, a rano wypoleruj resztę. Cienko wystarczy. Od nadmiaru tłuszczu pasek wiotczeje i się wyciąga. Skóra trochę ściemnieje; to patyna, nie szkoda.',
    { heading: 'Przyjrzeć się z bliska' },
    'Raz w miesiącu przeciągnij linę między palcami. Lekki meszek na powierzchni jest niegroźny, a nawet chroni. Smycz lub linę czas wymienić, gdy znajdziesz',
    {
      list: [
        'miejsce cieńsze, spłaszczone albo dziwnie miękkie: tam pękł rdzeń,',
        'szkliste, twarde plamy, gdzie się przegrzała,',
        'żyły rdzenia wychodzące przez oplot,',
        'szwy, nity lub karabińczyki z luzem.',
      ],
    },
    'Często wystarczy odciąć pół metra i zawiązać od nowa. To, co naprawdę musi odejść, zostanie zabawką lub brelokiem albo wróci do nas: zobacz [recykling](page:recycling).',
    { heading: 'Dobrze przechowywać' },
    'Sucho, ciemno i luźno zwinięte, raczej w ósemki niż w kółko, żeby nie powstawał skręt. Baterie, rozpuszczalniki i mocne środki czyszczące trzymaj gdzie indziej; kwas niszczy nylon bez śladu. Skórze lepiej wisieć, niż leżeć w zgięciu.',
    {
      note: 'Jeśli lina trzyma coś, co nie może spaść, liczy się też jej wiek. W razie wątpliwości wymień ją. Na krótkie pytania odpowiadamy w części [produkty i materiały](faq:products-and-materials).',
    },
  ],
};
