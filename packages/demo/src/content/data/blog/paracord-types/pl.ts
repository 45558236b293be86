import type { Article } from '../../../writing/article.ts';

export const paracordTypesPl: Article = {
  title: 'Paracord typu I–IV bez tajemnic',
  intro:
    '95, 425, 550, 750: liczby na motku paracordu wyglądają jak szyfr. A mówią po prostu, ile linka wytrzyma; razem z typem wiadomo też, jak jest gruba i co ma w środku.',
  metaDescription:
    'Co oznaczają typy I, II, III i IV paracordu? Grubość, żyły i wytrzymałość w jednej tabeli, najlepsze zastosowania oraz domowe sposoby sprawdzenia linki.',
  blocks: [
    { heading: 'Skąd się wzięły nazwy' },
    'Paracord łączył kiedyś spadochrony z ludźmi, którzy pod nimi wisieli. Armia amerykańska zapisała w normie MIL-C-5040, jak ma być zbudowany, a odmiany oznaczyła cyframi rzymskimi. Handel dodał wytrzymałość w funtach: 550 lb to około 250 kg. Jedno i drugie się przyjęło, stąd *paracord 550 typ III*.',
    {
      table: {
        head: ['Typ', 'Nazwa', 'Grubość', 'Żyły w środku', 'Pęka przy około'],
        rows: [
          ['I', '95', '2 mm', '1', '43 kg'],
          ['II', '425', '3 mm', '4', '193 kg'],
          ['III', '550', '4 mm', '7', '249 kg'],
          ['IV', '750', '5 mm', '11', '340 kg'],
        ],
      },
    },
    'Nano, micro i tactical nie występują w normie. To młodsi krewni: cienkie linki, ciasno plecione i zaskakująco mocne.',
    { heading: 'Co jest w środku' },
    'Każdy typ ma *rdzeń i oplot*: pleciony nylonowy oplot przyjmuje na siebie ścieranie, a rdzeń ze skręconych żył niesie większość obciążenia. Żyły można wyciągnąć i użyć osobno, jako nici albo do podwiązania pomidorów. Pusty oplot układa się płasko jak wstążka: to sekret wąskich bransoletek.',
    { heading: 'Który typ do czego' },
    {
      list: [
        '**Typ I:** delikatna biżuteria, zawieszki do suwaków, odciągi lekkiego tarpu.',
        '**Typ II:** bransoletki na szczupłe nadgarstki, smycze na szyję, gęste węzły, które nie mają być toporne.',
        '**Typ III:** cała reszta. Ma zdecydowanie najwięcej kolorów i to z nim pracuje prawie każda instrukcja wiązania.',
        '**Typ IV:** smycze dla małych psów, uchwyty toreb, wyraziste bransoletki. Jedenaście żył czyni go okrągłym i zwartym.',
      ],
    },
    { heading: 'Czy to ten prawdziwy?' },
    'Linka wojskowa trzyma się normy co do litery i jest matowo oliwkowa. Do rękodzieła kupuje się paracord handlowy: ta sama budowa, więcej kolorów, milszy w dotyku. Dobry poznasz w domu:',
    {
      steps: [
        '**Policz żyły.** Typ III ma ich siedem, każda z dwóch lub trzech skręconych nitek. Luźny puch to wypełniacz.',
        '**Wrzuć kawałek do wody.** Nylon powoli tonie. Jeśli pływa, to polipropylen.',
        '**Przyłóż do płomienia.** Nylon topi się w gładką, jasnobrązową kroplę i nie kapie, kopcąc.',
        '**Pociągnij.** Nylon wyraźnie się poddaje i wraca.',
      ],
    },
    { heading: 'Czego liczba nie obiecuje' },
    'Wytrzymałość mierzy się na nowej lince bez węzła, ciągniętej powoli. Węzły, krawędzie, słońce i lata zabierają swoje. Dla rzeczy wiszących przyjmij jedną piątą, dla szarpiących jedną dziesiątą.',
    {
      note: 'Żaden paracord nie jest liną wspinaczkową i żaden nie służy do utrzymania człowieka, choćby liczba była największa. Więcej w [pytaniach o materiały](faq:products-and-materials).',
    },
    'Wszystkie cztery typy we wszystkich kolorach są w dziale [{productWord}](category:mainCord). Nie wiesz, co z nich zrobić? Zacznij od [bransoletki cobra](blog:cobra-bracelet).',
  ],
};
