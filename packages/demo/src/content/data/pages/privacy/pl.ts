import type { Article } from '../../../writing/article.ts';

export const privacyPl: Article = {
  title: 'Prywatność i cookies',
  intro:
    'Żeby wysłać Ci linę, potrzebujemy pewnych danych, a poza tym naprawdę niewielu. Oto co zbieramy, po co, na jak długo i jak powiedzieć nie.',
  metaDescription:
    'Prywatność w {brand}: jakie dane przetwarzamy i po co, cookies według kategorii i tylko za zgodą, odbiorcy, okresy przechowywania i Twoje prawa.',
  blocks: [
    {
      note: 'Dane demonstracyjne: {legalName} to firma zmyślona. Wypróbowując sklep, nie podawaj prawdziwych danych osobowych.',
    },
    { heading: 'Kto odpowiada za dane' },
    'Administratorem danych jest {legalName} z Holandii; adres i rejestrację podaje strona [dane firmy](page:imprint). Pytania o swoje dane kieruj do nas przez [stronę kontaktową](page:contact). Inspektora ochrony danych nie powołaliśmy, ponieważ prawo nie wymaga tego od firmy takiej jak nasza.',
    { heading: 'Co wykorzystujemy, po co i na jakiej podstawie' },
    {
      table: {
        head: ['Cel', 'Dane', 'Podstawa prawna'],
        rows: [
          [
            'Obsługa zamówienia, dostawy i zwrotów',
            'Imię i nazwisko, adresy, e-mail, telefon, zamówienie, stan płatności',
            'Wykonanie umowy',
          ],
          ['Faktury i księgowość', 'Dane do faktury, numer VAT i jego weryfikacja', 'Obowiązek prawny'],
          ['Konto, listy życzeń i opinie', 'E-mail, zaszyfrowane hasło, listy, opinie', 'Wykonanie umowy'],
          [
            'Odpowiedzi na wiadomości i prośby o wizytę',
            'Treść wiadomości i dane kontaktowe',
            'Działania przed zawarciem umowy; uzasadniony interes w udzieleniu odpowiedzi',
          ],
          ['Newsletter i powiadomienie o dostępności', 'Adres e-mail, oczekiwany artykuł', 'Zgoda'],
          [
            'Bezpieczeństwo sklepu',
            'Adres IP, czas, wywołana strona',
            'Uzasadniony interes w zapobieganiu nadużyciom',
          ],
          ['Statystyka i reklama', 'Odwiedzone strony, zdarzenia takie jak dodanie do koszyka', 'Zgoda'],
        ],
      },
    },
    'Bez adresu i e-maila nie możemy dostarczyć towaru; wszystko inne jest dobrowolne. Wyszukiwania liczymy bez powiązania z Tobą. Nie podejmujemy wyłącznie automatycznych decyzji, które miałyby dla Ciebie skutki prawne.',
    { heading: 'Cookies' },
    'Przy wejściu zapisujemy tylko niezbędne pliki cookies. Pozostałe czekają na Twoją zgodę; odmowa to także jedno kliknięcie i niczego w sklepie nie zmienia. Decyzję zmienisz w każdej chwili w ustawieniach cookies na dole każdej strony.',
    {
      table: {
        head: ['Kategoria', 'Do czego służą', 'Zgoda', 'Czas'],
        rows: [
          [
            'Niezbędne',
            'Język, kraj i waluta (vsf-locale, vsf-store, vsf-currency), zalogowanie (vsf-customer), koszyk, wybór dotyczący cookies',
            'Niepotrzebna',
            'Do roku',
          ],
          [
            'Statystyczne',
            'Liczą wizyty i pokazują, gdzie pojawiają się trudności, przez menedżer tagów; w sklepie holenderskim także mapa cieplna',
            'Wymagana',
            'Do 13 miesięcy',
          ],
          ['Marketingowe', 'Mierzą, czy reklama doprowadziła do zamówienia', 'Wymagana', 'Do 13 miesięcy'],
          [
            'Treści zewnętrzne',
            'Filmy, formularze, a w sklepie niemieckim znak zaufania, od innych dostawców',
            'Wymagana',
            'Według dostawcy',
          ],
        ],
      },
    },
    { heading: 'Kto otrzymuje dane' },
    'Podmioty przetwarzające działają na podstawie umowy i według naszych poleceń: hosting, wysyłka e-maili, usługi treści i wyszukiwania, statystyka. Przewoźnicy dostają to, co potrzebne do doręczenia. Operator płatności, a także Klarna lub PayPal, jeśli je wybierzesz, sami odpowiadają za swoją część. Organom państwowym przekazujemy dane tylko wtedy, gdy zobowiązuje nas do tego prawo. Danych nie sprzedajemy.',
    'Dane w miarę możliwości pozostają w Europejskim Obszarze Gospodarczym. Jeśli dostawca przetwarza je gdzie indziej, podstawą jest decyzja stwierdzająca odpowiedni poziom ochrony albo standardowe klauzule Komisji Europejskiej.',
    { heading: 'Jak długo przechowujemy dane' },
    {
      list: [
        'Zamówienia i faktury: siedem lat, jak nakazuje holenderskie prawo podatkowe.',
        'Konto, listy życzeń i opinie: dopóki ich nie usuniesz.',
        'Wiadomości i prośby o wizytę: rok od ostatniej odpowiedzi.',
        'Adres do newslettera: do wypisania się; prośba o powiadomienie: do jego wysłania.',
        'Dzienniki serwera: trzydzieści dni, dłużej tylko na czas badania ataku.',
      ],
    },
    { heading: 'Twoje prawa' },
    'Masz prawo dostępu do swoich danych, ich sprostowania, usunięcia, ograniczenia i przeniesienia oraz sprzeciwu wobec przetwarzania opartego na uzasadnionym interesie. Zgodę możesz w każdej chwili cofnąć ze skutkiem na przyszłość. Na swoim koncie, w części *prywatność i bezpieczeństwo*, pobierzesz dane i usuniesz konto; faktury, które musimy przechowywać, pozostają zablokowane. W innych sprawach napisz do nas. Odpowiadamy w ciągu miesiąca, bezpłatnie, i możemy poprosić Cię o potwierdzenie tożsamości.',
    { heading: 'Skargi' },
    'Jeśli masz zastrzeżenia do tego, jak obchodzimy się z Twoimi danymi, daj nam znać. Możesz też złożyć skargę do holenderskiego organu Autoriteit Persoonsgegevens albo do organu w kraju zamieszkania lub pracy, w Polsce do Prezesa Urzędu Ochrony Danych Osobowych.',
    { heading: 'Bezpieczeństwo i zmiany' },
    'Połączenia są szyfrowane, hasła przechowujemy wyłącznie w postaci skrótu, a pracownicy widzą tylko to, co potrzebne im w pracy. Gdy zmienimy ten tekst, nowa wersja pojawi się tutaj; o ważnych zmianach zawiadamiamy mailem osoby mające konto.',
  ],
};
