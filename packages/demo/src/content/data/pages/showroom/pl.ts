import type { Article } from '../../../writing/article.ts';

export const showroomPl: Article = {
  title: 'Umów wizytę',
  intro:
    'Obok magazynu jest pokój ze ścianą pełną szpul. Przyłóż kolor do koloru, poczuj różnicę między 3 a 4 mm i od razu zabierz zamówienie do domu.',
  metaDescription:
    'Wizyta w showroomie {brand} obok magazynu w Holandii: wszystkie kolory na żywo, linki w dłoni i zamówienie do zabrania od ręki, po umówieniu terminu.',
  blocks: [
    { heading: 'Co na Ciebie czeka' },
    {
      list: [
        'Cały {productWord} w prawdziwych kolorach, ułożony jak w sklepie internetowym, pod lampami o świetle dziennym.',
        'Liny, taśmy, [BioThane](category:biothane) i [skóra](category:leather), które możesz zgiąć, pociągnąć i powąchać.',
        'Klamry, kółka i karabińczyki do przymierzenia na własnym pasku. Przynieś go ze sobą.',
        'Ktoś, kto dotnie wybraną linkę i wytłumaczy, który węzeł utrzyma.',
      ],
    },
    { heading: 'Dlaczego po umówieniu?' },
    'Pokój jest mały, a w magazynie obok praca wre. Po umówieniu masz stół i naszą uwagę tylko dla siebie przez mniej więcej godzinę. Nic to nie kosztuje i do niczego nie zobowiązuje.',
    { heading: 'Zaproponuj termin' },
    'Podaj dzień roboczy w Holandii i godzinę, o której jesteśmy czynni. Potwierdzimy termin mailem albo zaproponujemy inny. Gdyby coś Ci wypadło, wystarczy krótka wiadomość.',
    { insert: 'appointmentForm' },
    { heading: 'Warto wiedzieć' },
    {
      list: [
        'Napisz, co chcesz zrobić. Przygotujemy wtedy odpowiednie linki, a przy większych potrzebach całe szpule.',
        'Płatność kartą albo wcześniej przez internet. Gotówki nie przyjmujemy.',
        'Spokojne psy są mile widziane, zwłaszcza gdy trzeba zmierzyć obrożę.',
        'Wejście i stół są dostępne dla osób na wózkach.',
        'Grupy do ośmiu osób, na przykład zastęp harcerski albo koło rękodzieła, mogą przyjść razem. Tylko o tym wspomnij.',
      ],
    },
    { heading: 'Jak do nas trafić' },
    { insert: 'storeLocations' },
    'Chcesz tylko odebrać zamówienie? Nie musisz się umawiać: przy zamówieniu [wybierz odbiór własny](page:shippingRates), a my damy Ci znać, kiedy będzie gotowe.',
  ],
};
