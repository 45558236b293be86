import type { Article } from '../../../writing/article.ts';

export const paymentMethodsPl: Article = {
  title: 'Metody płatności',
  intro:
    'Zapłać tak, jak Ci najwygodniej. Dostępne metody zależą od kraju i waluty; do żadnej nie doliczamy opłat.',
  metaDescription:
    'Jak zapłacić w {brand}: iDEAL, Bancontact, karta, PayPal, Klarna, przelew i karta podarunkowa oraz co zrobić, gdy płatność się nie powiedzie.',
  blocks: [
    { insert: 'paymentMethods' },
    { heading: 'Metody w jednym zdaniu' },
    {
      facts: [
        ['iDEAL', 'Potwierdzasz kwotę w aplikacji swojego holenderskiego banku, a my wiemy o tym od razu.'],
        ['Bancontact', 'Dla kart belgijskich, w aplikacji albo z numerem karty i czytnikiem.'],
        ['Karta', 'Karty debetowe i kredytowe. Bank może Cię poprosić o potwierdzenie w swojej aplikacji.'],
        ['PayPal', 'Z salda, karty lub konta bankowego; my tych danych nie widzimy.'],
        [
          'Klarna',
          'Płatność odroczona lub w ratach, tam gdzie Klarna ją oferuje. Decyzję podejmuje Klarna na własnych warunkach, które warto najpierw przeczytać.',
        ],
        [
          'Przelew',
          'W euro. Odkładamy Twoją linkę i docinamy ją po wpływie pieniędzy, dolicz więc kilka dni.',
        ],
        [
          'Karta podarunkowa',
          'Wpisz kod w koszyku. Brakującą kwotę dopłacisz inną metodą, a niewykorzystana zostaje na karcie.',
        ],
      ],
    },
    { heading: 'Czy to bezpieczne?' },
    'Płacisz na stronie naszego operatora płatności, przez szyfrowane połączenie. Numery kart i dane logowania do banku nigdy do nas nie trafiają, więc nie możemy ich też zgubić.',
    { heading: 'Gdy płatność się nie powiedzie' },
    'Nic nie przepada. Koszyk pozostaje bez zmian: spróbuj ponownie albo wybierz inną metodę. Jeśli bank mimo to pobrał pieniądze, a po godzinie nadal nie masz potwierdzenia, [podaj nam](page:contact) godzinę i kwotę. Sprawdzimy to; żadne zamówienie nie jest opłacane dwa razy.',
    { heading: 'Minimalna wartość, rabaty i zamówienia firmowe' },
    'Zamówienia przyjmujemy od {minimumOrder} wartości towarów. Kod rabatowy wpisz w koszyku przed płatnością. Firmy podają przy zamówieniu nazwę i numer VAT; jak to zmienia kwotę, wyjaśnia strona [z VAT lub bez VAT](page:withOrWithoutVat). Stałych odbiorców zapraszamy też na stronę [sprzedaży hurtowej](page:wholesale).',
    { heading: 'Zwrot pieniędzy' },
    'Pieniądze wracają tą samą drogą: na kartę, na konto albo na kartę podarunkową. Terminy podajemy na stronie [zwroty](page:returns).',
  ],
};
