import type { Article } from '../../../writing/article.ts';

export const aboutPl: Article = {
  title: 'O {brand}',
  intro:
    'Bowline to po angielsku węzeł ratowniczy: pętla, która utrzyma każdy ciężar, a potem daje się rozwiązać jednym pchnięciem kciuka. Spodobało nam się to tak bardzo, że nazwaliśmy tak sklep z linami.',
  metaDescription:
    'Kto stoi za {brand}: magazyn w Holandii ze ścianą pełną szpul, linki docinane na Twoją długość, uczciwe liczby i ludzie, którzy sami wiążą.',
  blocks: [
    { heading: 'Co robimy' },
    'Linki kupujemy na szpule, liny na bębny, a sprzedajemy na metry. Na ścianie naszego magazynu w Holandii wszystko ma swój haczyk: {productWord} w tylu kolorach, że nikt z nas nie wymieni ich z pamięci, liny na smycze i na łodzie, bawełna i juta do splatania, [BioThane](category:biothane), [skóra](category:leather) oraz wszystkie klamry, kółka i karabińczyki, dzięki którym z kawałka linki powstaje rzecz.',
    { insert: 'catalogueClaims' },
    { heading: 'Co się dzieje z Twoim zamówieniem' },
    'Nic nie czeka gotowe w woreczku. Kiedy przychodzi zamówienie, ktoś zdejmuje szpulę ze ściany, odmierza Twoją długość bez naciągania, odcina ją gorącym ostrzem, żeby końce się nie strzępiły, i zwija ręcznie. Trwa to trochę dłużej niż sięgnięcie po paczkę z półki, ale nigdy nie płacisz za pięć metrów za dużo.',
    { heading: 'Za co ręczymy' },
    {
      list: [
        '**Prawdziwe kolory.** Każda ilustracja jest narysowana na podstawie cech tej właśnie linki, a próbkę każdego koloru możesz zamówić, zanim się zdecydujesz.',
        '**Liczby do sprawdzenia.** Grubość, materiał i wytrzymałość na zerwanie podajemy przy każdej lince, a cenę za metr obok każdej ceny.',
        '**W jednym kawałku.** Twoje metry przychodzą w jednym odcinku. Jeśli na szpuli tyle już nie ma, strona produktu powie Ci o tym przed zamówieniem.',
        '**Mało odpadów.** Ścinki stają się próbkami, a lina, która zrobiła swoje, [wraca do nas](page:recycling).',
      ],
    },
    { heading: 'Z kim masz do czynienia' },
    'Z małym zespołem, który pracuje tam, gdzie wiszą linki: kto rano odpowiada na Twoje pytanie, po południu być może docina Twoje zamówienie. A na stole zawsze leży czyjaś smycz w połowie roboty. [Napisz lub zadzwoń](page:contact) albo przyjdź zobaczyć ścianę na własne oczy, [po umówieniu](page:showroom).',
    {
      note: '{brand} to sklep demonstracyjny. Towary opisujemy tak jak w prawdziwym, ale {legalName} to firma zmyślona; więcej na stronie [dane firmy](page:imprint).',
    },
    { heading: 'Rodzina' },
    'Trzy inne sklepy robią dla swoich materiałów to, co my dla lin.',
    { insert: 'sisterShops' },
  ],
};
