import type { Article } from '../../../writing/article.ts';

export const returnsPl: Article = {
  title: 'Zwroty',
  intro:
    'Zieleń na ekranie wyglądała inaczej, a linka okazała się o numer za gruba? Odeślij ją. Masz na to {returnDays} dni, ponad dwa razy więcej, niż wymaga prawo.',
  metaDescription:
    'Zwrot lin, linek i akcesoriów do {brand} w ciągu {returnDays} dni: jak to zrobić, co przyjmujemy, ile to kosztuje i kiedy zwracamy pieniądze.',
  blocks: [
    { heading: 'Jak coś zwrócić' },
    {
      steps: [
        'Zgłoś zwrot w ciągu {returnDays} dni od otrzymania paczki: przy zamówieniu na swoim koncie albo przez [stronę kontaktową](page:contact), podając numer zamówienia i zwracane artykuły. Powodu podawać nie musisz, choć pomaga nam lepiej dobierać asortyment.',
        'W odpowiedzi wyślemy Ci adres i formularz zwrotu, zwykle jeszcze tego samego dnia roboczego.',
        'Zwiń linkę luźno, dołącz formularz i nadaj paczkę w ciągu 14 dni od zgłoszenia. Dowód nadania zachowaj, aż pieniądze wrócą.',
        'Po sprawdzeniu przesyłki zwracamy Ci pieniądze tą samą drogą, którą wpłynęła zapłata.',
      ],
    },
    { heading: 'Co można zwrócić' },
    'Wszystko, co w zwykłym sklepie można by wziąć do ręki, w stanie, w jakim do Ciebie dotarło. W przypadku linek oznacza to, że:',
    {
      list: [
        'odcinek ma pełną długość, łącznie ze stopioną końcówką;',
        'jest czysty i suchy, bez węzłów, zagięć i psiej sierści;',
        'klamry, kółka i narzędzia są nieużywane i w opakowaniu;',
        'karty podarunkowe nie zostały wykorzystane.',
      ],
    },
    'Każda długość, którą możesz wybrać na stronie produktu, jest długością standardową. Odcinamy ją wprawdzie ze szpuli na zamówienie, ale możesz ją zwrócić.',
    { heading: 'Czego nie możemy przyjąć' },
    {
      list: [
        'Odcinków przyciętych według Twoich wskazówek, czyli o długości, której nie ma na stronie produktu i która została ustalona z nami osobno.',
        'Kursów i innych treści cyfrowych, z których zaczynasz już korzystać za zgodą wyrażoną przy zamówieniu.',
        'Odcinków skróconych, wypranych, farbowanych albo już wykorzystanych w pracy.',
      ],
    },
    { heading: 'Koszty i zwrot pieniędzy' },
    'Koszt odesłania ponosisz Ty, chyba że pomyłka leży po naszej stronie albo artykuł ma wadę. Przy zwrocie całego zamówienia oddajemy także koszt standardowej dostawy. Pieniądze zwracamy w ciągu 14 dni od zgłoszenia; możemy jednak poczekać, aż dotrze do nas paczka lub dowód jej nadania.',
    { heading: 'Pomyłka, uszkodzenie, za krótki odcinek?' },
    'Przyślij nam zdjęcie, a przy zbyt krótkim odcinku zdjęcie z przyłożoną miarką. Nowy wysyłamy od razu i na nasz koszt; często nie musisz niczego odsyłać. Twoje prawa ustawowe, opisane w naszym [regulaminie](page:terms), pozostają bez zmian.',
    {
      note: 'Stara lina, która zrobiła już swoje, to nie zwrot, ale chętnie ją przyjmiemy: szczegóły na stronie o [recyklingu](page:recycling).',
    },
  ],
};
