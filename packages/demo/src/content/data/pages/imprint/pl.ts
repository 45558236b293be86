import type { Article } from '../../../writing/article.ts';

export const imprintPl: Article = {
  title: 'Dane firmy',
  intro: 'Kto prowadzi ten sklep, gdzie jesteśmy zarejestrowani i jak się z nami skontaktować.',
  metaDescription:
    'Dane firmy {brand}: rejestracja, numer VAT i kontakt do {legalName} oraz informacje o treściach, ilustracjach, linkach i rozwiązywaniu sporów.',
  blocks: [
    { insert: 'companyDetails' },
    {
      note: '{brand} to sklep demonstracyjny. Firma, jej adres i numery rejestrowe są zmyślone, a zamówione tu towary nie są dostarczane.',
    },
    { heading: 'Szybki kontakt' },
    'Wszystkie sposoby, by do nas napisać lub zadzwonić, podaje [strona kontaktowa](page:contact). Listy docierają pod powyższy adres; nie wysyłaj tam zwrotów bez wcześniejszego [zgłoszenia](page:returns).',
    { heading: 'Treści' },
    'Za teksty na tej stronie, także na blogu, odpowiada {legalName}. Wymiary i wytrzymałość sprawdzamy w kartach danych producentów. Jeśli mimo to jakaś liczba się nie zgadza, będziemy wdzięczni za wiadomość i ją poprawimy.',
    { heading: 'Ilustracje i nazwy' },
    'Ilustracje produktów są rysowane na podstawie cech każdego artykułu: kolorów, splotu, grubości i materiału. Dobrze oddają wygląd linki, ale żaden ekran nie zastąpi próbki. Tekstów i ilustracji nie wolno wykorzystywać komercyjnie bez naszej zgody. Nazwy takie jak BioThane należą do swoich właścicieli.',
    { heading: 'Linki' },
    'Strony, do których prowadzą nasze linki, najpierw obejrzeliśmy. Na to, co pojawi się tam później, nie mamy wpływu; gdy dowiemy się, że link prowadzi do treści bezprawnych, usuniemy go.',
    { heading: 'Spory' },
    'W razie sporu skontaktuj się najpierw z nami; tryb reklamacji opisuje [regulamin](page:terms). Komisja Europejska zamknęła platformę internetowego rozstrzygania sporów w 2025 roku, dlatego nie ma tu do niej linku. Nie uczestniczymy w postępowaniach przed organami polubownymi i nie mamy takiego obowiązku; droga sądowa jest dla Ciebie zawsze otwarta.',
  ],
};
