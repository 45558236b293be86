import type { Article } from '../../../writing/article.ts';

export const recyclingPl: Article = {
  title: '{brand}: recykling Twojej liny',
  intro:
    'Słońce odbiera linie siłę, a ostre krawędzie oplot. Nie musi przez to trafić do kosza: wyślij ją do nas, a jej włókna dostaną drugie życie.',
  metaDescription:
    'Oddaj starą linę: jakie linki, taśmy i liny {brand} przyjmuje do recyklingu, jak je wysłać lub przynieść i co powstaje z nylonu, bawełny i juty.',
  blocks: [
    { heading: 'Co przyjmujemy' },
    {
      list: [
        'Linki i liny z nylonu, poliestru, polipropylenu lub HMPE, także wyblakłe, postrzępione i pełne węzłów.',
        'Bawełnę, jutę i konopie, związane osobno, bez włókien sztucznych.',
        'Wycofane liny wspinaczkowe i cumy, każdej długości.',
        'Taśmy i stare smycze, po zdjęciu klamer i karabińczyków.',
      ],
    },
    'Nieważne, z którego sklepu pochodzą. Kawałki krótsze niż dłoń lepiej wykorzystać w domu, na przykład jako zawieszkę do suwaka.',
    { heading: 'Czego nie wykorzystamy' },
    {
      list: [
        'Lin stalowych i wszystkiego, w co wpleciono metal.',
        'Lin nasączonych olejem, smołą lub farbą albo spleśniałych.',
        'Skóry i BioThane: nie da się ich rozdzielić na włókna.',
      ],
    },
    { heading: 'Jak oddać linę' },
    {
      steps: [
        'Rozwiąż węzły, które puszczą, a metalowe części zachowaj. Dobry mosiężny karabińczyk przeżyje trzy smycze.',
        'Wytrzep piasek i ziemię. Lina musi być sucha, inaczej dojedzie spleśniała.',
        'Zwiąż osobno każdy materiał. Nie wiesz, jaki to? Napisz to na kartce, a my sprawdzimy płomieniem i szklanką wody.',
        '[Napisz nam](page:contact), ile tego mniej więcej jest. Podamy adres do wysyłki albo zabierz wszystko ze sobą, gdy [odwiedzisz showroom](page:showroom) lub przyjedziesz po zamówienie.',
      ],
    },
    { heading: 'Co z tego powstaje' },
    {
      facts: [
        ['Jeszcze dobre', 'Liny do ćwiczeń na kursach węzłów, dla harcerzy i szkół. Nigdy do obciążania.'],
        ['Nylon i poliester', 'Posortowane, rozdrobnione i przetopione na granulat do wyrobów formowanych.'],
        ['Polipropylen i HMPE', 'Granulat na skrzynki i doniczki.'],
        ['Bawełna, juta i konopie', 'Rozwłóknione na nowo, na filc i materiał izolacyjny.'],
        ['Reszta', 'Mimo wszystko trafia do odpadów. Co roku jest jej mniej, ale jest.'],
      ],
    },
    { heading: 'Po czym poznać, że lina ma już dość' },
    'Zegnij ją mocno. Sztywne miejsca, spłaszczenie, widoczny rdzeń albo szklista powierzchnia znaczą: koniec z obciążaniem. Ciemne kolory, które zbladły, widziały za dużo słońca. Wycofaną linę wspinaczkową potnij na kawałki, zanim ją oddasz, żeby nikt się już na niej nie wspinał.',
    {
      note: 'Własnych ścinków też nie wyrzucamy: robimy z nich próbki, które możesz zamówić do każdej linki.',
    },
  ],
};
