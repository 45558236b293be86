import type { Article } from '../../../writing/article.ts';

export const coloursThatGoTogetherPl: Article = {
  title: 'Kolory, które do siebie pasują',
  intro:
    'Cała ściana kolorów to sama radość, dopóki nie trzeba wybrać trzech. Pomaga pięć prostych zasad, tak samo przy bransoletce, jak i przy smyczy.',
  metaDescription:
    'Które kolory linek do siebie pasują? Pięć zasad łączenia dwóch, trzech lub czterech barw, dziesięć sprawdzonych par i test telefonem przed cięciem.',
  blocks: [
    { heading: 'Jeden głośny, reszta cicha' },
    'Najczęstszy błąd to połączyć trzy ulubione kolory, z których każdy chce być na pierwszym planie. Wybierz **jeden** mocny i daj mu spokojne towarzystwo: grafit, piasek, krem, granat, oliwkę. Neonowa zieleń przy czerni świeci; przy pomarańczu i różu krzyczy.',
    { heading: 'Jasny obok ciemnego' },
    'W węźle różnica jasności liczy się bardziej niż odcień. Czerwień i leśna zieleń leżą na kole barw naprzeciw siebie, a mimo to z dwóch metrów zlewają się w brąz, bo są równie ciemne. Zrób zdjęcie próbek i zmień je na czarno-białe: jeśli nadal widać dwa kolory, wzór też będzie widoczny.',
    { heading: 'Sąsiedzi albo przeciwieństwa' },
    'Kolory leżące na kole obok siebie, jak petrol, turkus i mięta, są spokojne i same do siebie pasują. Kolory z przeciwnych stron, jak granat i pomarańcz albo fiolet i żółć, są żywe. Jedno i drugie działa. To, co pośrodku, na przykład czerwień z niebieskim fioletem, jest trudne i potrzebuje neutralnego trzeciego jako rozjemcy.',
    { heading: 'Sześćdziesiąt, trzydzieści, dziesięć' },
    'Tak dzielą malarze i krawcy, możesz i Ty: około sześćdziesięciu procent koloru głównego, trzydzieści drugiego, dziesięć akcentu. W bransoletce cobra dwa pierwsze dają rdzeń i łuki; akcentem jest koralik, przeszycie z microcordu albo klamra.',
    { heading: 'Niech zdecyduje wzór' },
    'Linka we wzór to już gotowe zestawienie. Wybierz jeden z jej kolorów, zwykle ten, którego jest mniej, i powtórz go w lince jednobarwnej. Dwa wzory obok siebie prawie zawsze się kłócą.',
    { heading: 'Dziesięć par, które lubimy' },
    {
      table: {
        head: ['Kolory', 'Efekt'],
        rows: [
          ['granat i krem', 'marynistycznie, zawsze dobrze'],
          ['leśna zieleń i piasek', 'plener, dyskretnie'],
          ['bordo i brudny róż', 'ciepło, trochę odświętnie'],
          ['petrol i słonecznikowa żółć', 'żywo, na każdą porę roku'],
          ['grafit i neonowy pomarańcz', 'dobrze widoczne, a nie jak zabawka'],
          ['szałwia i biel', 'jasno, do drewna i lnu'],
          ['czekolada i turkus', 'zaskakująco, ładnie przy skórze'],
          ['czerń i złoty brąz', 'klasycznie, z mosiądzem'],
          ['błękit i koral', 'lato'],
          ['oliwka i musztarda', 'jesień w lesie'],
        ],
      },
    },
    { heading: 'Pomyśl o metalu' },
    'Kółka i klamry też są kolorem. Mosiądz i brąz pasują do ciepłych odcieni, stal i srebro do chłodnych; czarne okucia idą do wszystkiego i sprawiają, że neon dorośleje. Wszystko znajdziesz w dziale [akcesoria](category:accessories).',
    { heading: 'Zanim utniesz' },
    {
      steps: [
        'Dodaj wybrane linki do listy życzeń i obejrzyj ich zdjęcia obok siebie.',
        'Zamów po próbce każdej i połóż je przy oknie, na kurtce albo na psie, dla którego są przeznaczone.',
        'Skręć próbki razem. W splocie kolory leżą bliżej siebie niż na stole i to je zmienia.',
        'Prześpij się z tym. Co rano nadal się podoba, jest dobre.',
      ],
    },
    'Zacznij od oglądania: w dziale [{productWord}](category:mainCord) można filtrować według koloru, a to, co dopiero zostało uplecione, jest w [nowościach](category:newArrivals). Jak zmieścić dwa kolory w jednym węźle, pokazuje [bransoletka cobra](blog:cobra-bracelet).',
  ],
};
