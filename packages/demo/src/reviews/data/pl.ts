import type { Voice } from '../voice.ts';

export const pl: Voice = {
  names: ['Kasia', 'Marek', 'Agnieszka', 'Tomek', 'Zofia', 'Piotr', 'Magda', 'Jakub'],
  aboutCords: [
    [
      5,
      'Miękka, mocna, kolor jak na zdjęciu',
      'Zrobiłam z niej dwie smycze i po lecie nad morzem obie wyglądają jak nowe. Kolor na zdjęciu to ten sam kolor, który ma się w ręku.',
    ],
    [
      5,
      'Najlepiej mi się z nią pracuje',
      'Węzły trzymają, a powierzchnia jest równa od końca do końca. W tym samym tygodniu zamówione trzy kolejne kolory.',
    ],
    [
      4,
      'Dobra linka, szybka dostawa',
      'Równo wykonana i przyjemna w dotyku. Gwiazdka mniej, bo przydałby się dłuższy odcinek.',
    ],
    [
      4,
      'Robi, co ma robić',
      'Trzyma to, co nią przywiążę, i nie traci kształtu. Pierwszego dnia trochę sztywna, potem w porządku.',
    ],
    [
      3,
      'W porządku, ale ciemniejsza niż myślałem',
      'Jakość dobra. Na moim ekranie kolor wydawał się jaśniejszy: jeśli ma pasować, lepiej najpierw zamówić próbkę.',
    ],
    [
      2,
      'Postrzępiona na jednym końcu',
      'Jeden z końców rozplótł się w drodze. Łatwo naprawić, ale nie powinno być takiej potrzeby.',
    ],
  ],
  aboutPieces: [
    [5, 'Solidne i dobrze wykonane', 'Żadnych ostrych krawędzi, staranne wykończenie, posłuży lata.'],
    [5, 'Dokładnie tego szukałem', 'Pasuje, dobrze wygląda i dotarło po dwóch dniach. Zamówię ponownie.'],
    [
      4,
      'Dobra cena',
      'Za te pieniądze spełnia swoje zadanie. Trochę mniejsze, niż sobie wyobrażałem, więc warto spojrzeć na wymiary.',
    ],
    [3, 'Może być', 'Da się używać, ale spodziewałam się gładszego wykończenia.'],
  ],
  answer: 'Dziękujemy za wiadomość. Tak nie powinno być: napisz do nas, a wyślemy nowy egzemplarz.',
};
