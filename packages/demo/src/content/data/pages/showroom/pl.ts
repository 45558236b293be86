import type { Article } from '../../../writing/article.ts';

export const showroomPl: Article = {
  title: 'Umów wizytę',
  intro:
    'Obok magazynu jest pokój ze ścianą pełną szpul. Można w nim przyłożyć kolor do koloru, poczuć różnicę między 3 a 4 mm i od razu zabrać zamówienie do domu.',
  metaDescription:
    'Wizyta w showroomie {brand} obok magazynu w Holandii: wszystkie kolory na żywo, linki w dłoni i zamówienie do zabrania od ręki, po umówieniu terminu.',
  blocks: [
    { heading: 'Co czeka na miejscu' },
    {
      list: [
        'Cały {productWord} w prawdziwych kolorach, ułożony jak w sklepie internetowym, pod lampami o świetle dziennym.',
        'Liny, taśmy, [BioThane](category:biothane) i [skóra](category:leather), które można zgiąć, pociągnąć i powąchać.',
        'Klamry, kółka i karabińczyki do przymierzenia na własnym pasku. Warto go przynieść.',
        'Ktoś, kto dotnie wybraną linkę i wytłumaczy, który węzeł utrzyma.',
      ],
    },
    { heading: 'Dlaczego po umówieniu?' },
    'Pokój jest mały, a w magazynie obok praca wre. Umówiona wizyta oznacza stół i naszą uwagę na wyłączność przez mniej więcej godzinę. Nic to nie kosztuje i do niczego nie zobowiązuje.',
    { heading: 'Propozycja terminu' },
    'Prosimy o podanie dnia roboczego w Holandii i godziny, w której jesteśmy czynni. Termin potwierdzamy mailem albo proponujemy inny. Gdyby coś wypadło, wystarczy krótka wiadomość.',
    { insert: 'appointmentForm' },
    { heading: 'Warto wiedzieć' },
    {
      list: [
        'Dobrze jest napisać, co ma powstać. Przygotujemy wtedy odpowiednie linki, a przy większych potrzebach całe szpule.',
        'Płatność kartą albo wcześniej przez internet. Gotówki nie przyjmujemy.',
        'Spokojne psy są mile widziane, zwłaszcza gdy trzeba zmierzyć obrożę.',
        'Wejście i stół są dostępne dla osób na wózkach.',
        'Grupy do ośmiu osób, na przykład zastęp harcerski albo koło rękodzieła, mogą przyjść razem. Prosimy tylko o tym wspomnieć.',
      ],
    },
    { heading: 'Jak do nas trafić' },
    { insert: 'storeLocations' },
    'Chodzi tylko o odbiór zamówienia? Nie trzeba się umawiać: wystarczy przy zamówieniu [wybrać odbiór własny](page:shippingRates), a my damy znać, kiedy będzie gotowe.',
  ],
};
