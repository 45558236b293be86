import type { Article } from '../../../writing/article.ts';

export const soldOutPl: Article = {
  title: 'Artykuł wyprzedany',
  intro:
    'Tego artykułu już nie sprzedajemy. Ostatni metr opuścił magazyn, a wytwórnia zakończyła produkcję, ale na półce jest zapewne coś bardzo podobnego.',
  metaDescription:
    'Szukanego artykułu {brand} już nie sprzedaje. Poniżej to, co jest mu najbliższe kolorem, grubością i materiałem, oraz wskazówki, jak znaleźć zamiennik.',
  blocks: [
    { insert: 'alternatives' },
    { heading: 'Jak znaleźć dobry zamiennik' },
    'Zacznij od tego, co linka ma robić, a dopiero potem myśl o tym, jak ma wyglądać.',
    {
      list: [
        'Najpierw **średnica**: pół milimetra decyduje, czy linka przejdzie jeszcze przez koralik albo stoper.',
        'Potem **materiał**: nylon się rozciąga i jest miękki, poliester trzyma długość i kolor, bawełna jest ciepła w dłoni.',
        '**Wytrzymałość na zerwanie** musi być co najmniej taka jak poprzednio, jeśli na lince coś wisi.',
        'Na końcu **kolor**: zamów dwie lub trzy próbki i przyłóż je w świetle dziennym do swojego kawałka.',
      ],
    },
    'Wartości te podaje *Specyfikacja* na stronie każdego produktu; możesz też według nich filtrować w dziale [{productWord}](category:mainCord) i wśród [innych lin](category:otherCord).',
    { heading: 'Brakuje tylko kawałka?' },
    '[Podaj nam](page:contact) numer artykułu i długość, której Ci brakuje. Czasem na stole do cięcia znajduje się resztka: za krótka do sklepu, a dość długa, żeby dokończyć smycz.',
    { heading: 'A może to tylko chwilowy brak?' },
    'Ta strona dotyczy artykułów, które nie wrócą. Jeśli na stronie produktu widnieje *Wyprzedane*, zostaw tam swój adres e-mail. Wyślemy Ci jedną wiadomość, gdy towar znów będzie w magazynie.',
  ],
};
