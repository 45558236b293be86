import type { Article } from '../../../writing/article.ts';

export const cobraBraceletPl: Article = {
  title: 'Bransoletka cobra krok po kroku',
  intro:
    'Jedna linka, jedna klamra i jeden powtarzający się węzeł: od cobry zaczynają prawie wszyscy. Po pół godzinie bransoletka jest gotowa, a w razie potrzeby masz na nadgarstku ponad dwa metry linki.',
  metaDescription:
    'Jak zapleść bransoletkę cobra z paracordu: co jest potrzebne, tabela długości dla każdego nadgarstka, osiem kroków i rady, gdy coś pójdzie nie tak.',
  blocks: [
    { heading: 'Co będzie potrzebne' },
    {
      list: [
        'Paracord 550 typ III, 4 mm, w jednym kolorze z działu [{productWord}](category:mainCord)',
        'klamra zatrzaskowa 15 lub 16 mm z działu [akcesoria](category:accessories)',
        'nożyczki, zapalniczka i miarka krawiecka; [stojak do plecenia](category:diyTools) jest wygodny, ale nie konieczny',
      ],
    },
    { heading: 'Ile linki?' },
    'Obejmij nadgarstek miarką bez ściskania. Gotowa bransoletka musi być o około 2 cm dłuższa, bo węzeł jest gruby i zajmuje miejsce od środka. Na każdy centymetr idzie mniej więcej 12 cm linki; tabela dolicza zapas na końce.',
    {
      table: {
        head: ['Nadgarstek', 'Bransoletka z klamrą', 'Linka'],
        rows: [
          ['14 cm', '16 cm', '2,1 m'],
          ['16 cm', '18 cm', '2,4 m'],
          ['18 cm', '20 cm', '2,7 m'],
          ['20 cm', '22 cm', '3,0 m'],
          ['22 cm', '24 cm', '3,2 m'],
        ],
      },
    },
    { heading: 'Węzeł' },
    {
      steps: [
        'Złóż linkę na pół. Przeciągnij pętlę przez jedną część klamry, przełóż przez nią oba końce i zaciśnij.',
        'Przełóż oba końce przez drugą część, aż odległość od krawędzi do krawędzi będzie taka jak w tabeli. Te dwa pasma to rdzeń; końce leżą teraz po jego lewej i prawej stronie.',
        'Połóż lewy koniec **na** rdzeniu tak, by z lewej odstawał łuk. Prawy koniec przechodzi nad lewym, **za** rdzeniem i w górę przez ten łuk. Zaciśnij.',
        'Teraz lustrzanie: połóż prawy koniec na rdzeniu, z łukiem po prawej. Lewy przechodzi nad nim, za rdzeniem i w górę przez łuk. Zaciśnij. To był cały węzeł cobra.',
        'Powtarzaj: lewa, prawa, lewa, prawa. Nie pamiętasz, która strona teraz? Ta, po której ostatni węzeł ma na brzegu małe pionowe zgrubienie.',
        'Co kilka węzłów zsuń je kciukami. Wszystkie powinny być równie ciasne; ciągnij raczej równo niż mocno.',
        'Gdy rdzeń się zapełni, przewlecz końce od środka pod dwoma ostatnimi węzłami, [igłą](category:diyTools) albo pęsetą.',
        'Utnij je, zostawiając 3 mm, stop przez dwie sekundy obok płomienia i spłaszcz ostrzem. Nigdy palcem.',
      ],
    },
    { heading: 'Gdy coś pójdzie nie tak' },
    '**Skręca się w spiralę:** każdy węzeł zaczyna się z tej samej strony. To ładne, byle konsekwentnie do końca. **Brzeg faluje:** naciąg jest nierówny. **Jest za ciasna:** nylon trochę się kurczy przy pierwszym zmoczeniu, zostaw luz na palec. **Linka była za krótka:** przytop drugi odcinek i schowaj łączenie w węźle.',
    { heading: 'A teraz dwa kolory' },
    'Stop ze sobą po odcinku każdego koloru i ukryj łączenie w pierwszej pętli: jedna strona będzie czerwona, druga niebieska. Które kolory się lubią, opisuje [osobny wpis](blog:colours-that-go-together).',
    {
      note: 'Dziecięca bransoletka wymaga klamry, która pod obciążeniem sama się otworzy. I żadna bransoletka, choćby z najdłuższej linki, nie utrzyma człowieka.',
    },
  ],
};
