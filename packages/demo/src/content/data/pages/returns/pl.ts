import type { Article } from '../../../writing/article.ts';

export const returnsPl: Article = {
  title: 'Zwroty',
  intro:
    'Zieleń na ekranie wyglądała inaczej, a linka okazała się o numer za gruba? Można ją odesłać. Czasu jest {returnDays} dni, ponad dwa razy więcej, niż wymaga prawo.',
  metaDescription:
    'Zwrot lin, linek i akcesoriów do {brand} w ciągu {returnDays} dni: jak to zrobić, co przyjmujemy, ile to kosztuje i kiedy zwracamy pieniądze.',
  blocks: [
    { heading: 'Jak dokonać zwrotu' },
    {
      steps: [
        'Zwrot należy zgłosić w ciągu {returnDays} dni od otrzymania paczki: przy zamówieniu na koncie klienta albo przez [stronę kontaktową](page:contact), podając numer zamówienia i zwracane artykuły. Powodu podawać nie trzeba, choć pomaga nam lepiej dobierać asortyment.',
        'W odpowiedzi wysyłamy adres i formularz zwrotu, zwykle jeszcze tego samego dnia roboczego.',
        'Linkę prosimy luźno zwinąć, dołączyć formularz i nadać paczkę w ciągu 14 dni od zgłoszenia. Dowód nadania warto zachować do czasu zwrotu pieniędzy.',
        'Po sprawdzeniu przesyłki zwracamy pieniądze tą samą drogą, którą wpłynęła zapłata.',
      ],
    },
    { heading: 'Co można zwrócić' },
    'Wszystko, co w zwykłym sklepie można by wziąć do ręki, w stanie, w jakim dotarło. W przypadku linek oznacza to, że:',
    {
      list: [
        'odcinek ma pełną długość, łącznie ze stopioną końcówką;',
        'jest czysty i suchy, bez węzłów, zagięć i psiej sierści;',
        'klamry, kółka i narzędzia są nieużywane i w opakowaniu;',
        'karty podarunkowe nie zostały wykorzystane.',
      ],
    },
    'Każda długość, którą można wybrać na stronie produktu, jest długością standardową. Odcinamy ją wprawdzie ze szpuli na zamówienie, ale podlega ona zwrotowi.',
    { heading: 'Czego nie możemy przyjąć' },
    {
      list: [
        'Odcinków przyciętych według indywidualnych wskazówek, czyli o długości, której nie ma na stronie produktu i która została ustalona z nami osobno.',
        'Kursów i innych treści cyfrowych, z których już zaczęto korzystać, jeśli przy zamówieniu wyrażono na to zgodę.',
        'Odcinków skróconych, wypranych, farbowanych albo już wykorzystanych w pracy.',
      ],
    },
    { heading: 'Koszty i zwrot pieniędzy' },
    'Koszt odesłania ponosi kupujący, chyba że pomyłka leży po naszej stronie albo artykuł ma wadę. Przy zwrocie całego zamówienia oddajemy także koszt standardowej dostawy. Pieniądze zwracamy w ciągu 14 dni od zgłoszenia; możemy jednak poczekać, aż dotrze do nas paczka lub dowód jej nadania.',
    { heading: 'Pomyłka, uszkodzenie, za krótki odcinek?' },
    'Wystarczy przesłać nam zdjęcie, a przy zbyt krótkim odcinku zdjęcie z przyłożoną miarką. Nowy wysyłamy od razu i na nasz koszt; często niczego nie trzeba odsyłać. Prawa ustawowe, opisane w naszym [regulaminie](page:terms), pozostają bez zmian.',
    {
      note: 'Stara lina, która zrobiła już swoje, to nie zwrot, ale chętnie ją przyjmiemy: szczegóły na stronie o [recyklingu](page:recycling).',
    },
  ],
};
