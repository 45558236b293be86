import type { FaqTexts } from '../faq-keys.ts';

export const orderingPl: FaqTexts<'ordering'> = {
  'minimum-order': {
    question: 'Czy jest minimalna wartość zamówienia?',
    answer: [
      'Tak, zamówienie musi obejmować towary za co najmniej {minimumOrder}, bez kosztów dostawy. Poniżej tej kwoty pakowanie i przesyłka byłyby droższe niż sama linka. Liczy się wszystko, także próbki. Jeśli trochę brakuje, koszyk pokaże ile; kilka klamer albo zapasowy motek zwykle załatwia sprawę. Karty podarunkowe mają własne limity, które widzisz przy wyborze kwoty.',
    ],
  },
  'one-long-piece': {
    question: 'Jak mierzycie długość i czy mogę dostać jeden długi kawałek?',
    answer: [
      'Linkę mierzymy luźno ułożoną na stole do cięcia, bez naciągania, i raczej z zapasem niż na styk. Wybrana długość zawsze przychodzi **w jednym kawałku**: trzydzieści metrów to trzydzieści metrów bez węzła i bez łączenia.',
      'Trzy razy 10 m to trzy odcinki po 10 m. Jeśli potrzebnej długości nie ma na liście, sprawdź na stronie produktu *najdłuższy odcinek w magazynie* i [napisz do nas](page:contact). Taki odcinek tniemy wyłącznie dla Ciebie i nie podlega on zwrotowi.',
    ],
  },
  'order-a-sample': {
    question: 'Czy mogę najpierw zamówić próbkę?',
    answer: [
      'Jak najbardziej. W części *Zamów próbkę* na stronie produktu dodasz do koszyka krótki kawałek: dość długi, żeby obejrzeć splot, porównać kolor i sprawdzić, czy linka przejdzie przez Twój koralik albo stoper. Każdy produkt można wziąć na próbę raz, a produktów może być dowolnie wiele. Próbki jadą razem z resztą zamówienia.',
    ],
  },
  'change-order': {
    question: 'Czy mogę zmienić lub anulować zamówienie?',
    answer: [
      'Dopóki nic nie zostało ucięte, tak. Zamówienia złożone w dzień roboczy przed godziną {cutOffHour} tniemy jeszcze tego samego dnia, więc liczy się czas: [napisz lub zadzwoń](page:contact), podając numer zamówienia i to, co ma się zmienić. Zamkniętej paczki już nie ruszymy. Rzeczy, których nie chcesz zatrzymać, możesz wtedy po prostu odesłać, zobacz [zwroty](page:returns).',
    ],
  },
  'without-account': {
    question: 'Czy muszę zakładać konto?',
    answer: [
      'Nie, wystarczy zamówić jako gość: imię i nazwisko, adres i e-mail. Konto przydaje się, gdy zaglądasz częściej: masz w nim faktury i wcześniejsze zamówienia, jednym kliknięciem zamawiasz ten sam niebieski, prowadzisz listy życzeń do swoich projektów i zapisujesz kilka adresów. Nic nie kosztuje i w każdej chwili można je usunąć w części *prywatność i bezpieczeństwo*.',
    ],
  },
  'sold-out-colour': {
    question: 'Kolor, którego szukam, jest wyprzedany. Czy wróci?',
    answer: [
      'Zwykle tak. Większość kolorów pleciemy na nowo, gdy szpula się kończy, a to trwa kilka tygodni. Zostaw na stronie produktu adres e-mail, a dostaniesz jedną wiadomość, gdy kolor wróci, i nic poza tym. Jeśli zniknął na dobre, strona o tym mówi i pokazuje, co jest mu najbliższe odcieniem i grubością. Więcej przeczytasz na stronie [artykuł wyprzedany](page:soldOut).',
    ],
  },
};
