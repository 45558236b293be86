import type { Article } from '../../../writing/article.ts';

export const parcelCardPl: Article = {
  title: 'Twoja linka już jest',
  intro:
    'To strona z karty dołączonej do paczki. Przeczytasz tu, od czego zacząć i dokąd się zwrócić, jeśli coś się nie zgadza.',
  metaDescription:
    'Karta z paczki {brand}: sprawdź długość, daj lince powisieć, zatop końce i dowiedz się, co zrobić, jeśli coś się nie zgadza.',
  blocks: [
    { heading: 'Najpierw' },
    {
      steps: [
        'Sprawdź długość, zanim cokolwiek odetniesz: rozłóż linkę bez naciągania.',
        'Powieś ją luźno na godzinę, a zapomni kształt szpuli.',
        'Każdy nowy koniec zatop płomieniem lub gorącym ostrzem, zanim zaczniesz wiązać.',
      ],
    },
    { heading: 'Coś się nie zgadza?' },
    'Za krótka, nie ten kolor, błąd w splocie: [przyślij nam zdjęcie](page:contact). To, co Ci się nie podoba, może w ciągu {returnDays} dni [wrócić](page:returns) w całości.',
    { heading: 'A co teraz?' },
    'Instrukcje są na [blogu](blog:), odpowiedzi wśród [często zadawanych pytań](faq:). A gdy lina kiedyś się zużyje, [przyjmiemy ją z powrotem](page:recycling).',
  ],
};
