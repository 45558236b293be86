import type { Article } from '../../../writing/article.ts';

export const chooseADiameterPl: Article = {
  title: 'Jak dobrać odpowiednią grubość',
  intro:
    'Jeden milimetr decyduje, czy bransoletka będzie delikatna, czy wyrazista, i czy smycz dobrze leży w dłoni. Do właściwej grubości prowadzą trzy pytania: co linka ma utrzymać, kto ją trzyma i przez co musi przejść?',
  metaDescription:
    'Jaka średnica linki na bransoletkę, obrożę, torbę lub smycz? Tabela wytrzymałości, prosta zasada obciążeń oraz to, czego wymaga dłoń i otwór.',
  blocks: [
    { heading: 'Najpierw obciążenie' },
    'Wytrzymałość na zerwanie ze strony produktu mówi, kiedy w laboratorium pęka nowa, prosta linka. W Twojej pracy są węzły, zagięcia i krawędzie, a już jeden węzeł potrafi zabrać połowę wytrzymałości. Dziel więc hojnie: dla rzeczy, które tylko wiszą, przyjmij **jedną piątą** tej wartości, a tam, gdzie coś szarpie, na przykład pies, **jedną dziesiątą**. Linka o wytrzymałości 500 kg uniesie w teorii donicę do 100 kg i utrzyma psa ważącego 50 kg.',
    {
      table: {
        head: ['Średnica', 'Dobra na', 'Pęka przy około'],
        rows: [
          ['0,75–1,4 mm: nanocord i microcord', 'szycie, opaski, drobne detale', '16–45 kg'],
          ['2 mm: paracord typ I', 'biżuteria, zawieszki do suwaków', '43 kg'],
          ['3 mm: paracord typ II', 'bransoletki dziecięce, smycze na szyję', '193 kg'],
          ['4 mm: paracord typ III', 'klasyczna bransoletka, breloki, plecione obroże', '249 kg'],
          ['6–8 mm: lina PPM', 'lekkie smycze, uchwyty toreb, zabawki', '320–560 kg'],
          ['10–12 mm: lina na smycze', 'smycze dla dużych psów, długie linki', '1050–1400 kg'],
        ],
      },
    },
    { heading: 'Potem dłoń' },
    'Wytrzymałość rzadko bywa problemem. Paracord 4 mm utrzymałby większość psów, a jednak nikt nie chce z niego smyczy: wrzyna się w dłoń, gdy tylko ktoś pociągnie. Od 8 mm okrągła lina jest przyjazna, od 10 mm wygodna, a 12 mm wypełnia już małą rękę. Dla dzieci wybierz o stopień cieńszą. Z psim karkiem jest tak samo: szersza obroża rozkłada nacisk.',
    { heading: 'A na końcu otwór' },
    'Linka musi przez coś przejść: przez koralik, klamrę, oczko, stoper. Pojedynczej zostaw pół milimetra luzu; jeśli idzie podwójnie, potrzeba mniej więcej dwukrotnej średnicy. *Prześwit* w specyfikacji naszych [akcesoriów](category:accessories) mówi, co się zmieści. Miękką linę można przecisnąć nieco ciaśniej, sztywnej wspinaczkowej już nie.',
    { heading: 'Jak gruba będzie gotowa rzecz?' },
    'Węzły mnożą grubość. Węzeł cobra z linki 4 mm ma około 25 mm szerokości i 10 mm wysokości, a okrągły warkocz z czterech pasm jest mniej więcej dwa i pół raza grubszy od linki. Jeśli bransoletka ma się zmieścić pod mankietem, weź 3 mm.',
    { heading: 'Wciąż nie wiesz?' },
    'Zamów próbki dwóch sąsiednich grubości. Zwykle wszystko jest jasne, gdy masz je obok siebie w ręku. A jeśli nie, wybierz grubszą na wszystko, co niesie ciężar, i cieńszą na wszystko, co się nosi.',
    {
      note: 'Żadna z tych linek nie jest przeznaczona do utrzymywania ludzi. Dotyczy to także naszej [liny wspinaczkowej na metry](category:climbingRope): odcinki służą na smycze, poręcze i dekoracje.',
    },
  ],
};
