import type { FaqTexts } from '../faq-keys.ts';

export const returnsPl: FaqTexts<'returns'> = {
  'return-cut-cord': {
    question: 'Czy mogę zwrócić linkę uciętą dla mnie?',
    answer: [
      'Tak, jeśli długość była do wyboru na stronie produktu. Odcinamy ją wprawdzie ze szpuli dla Ciebie, ale 15 m to 15 m i ucieszy też kogoś innego. Odcinek musi wrócić w całości: z zatopionymi końcami, bez węzłów i bez psiej sierści. Zwrotowi nie podlegają tylko długości zamówione u nas osobno oraz to, co zostało już przycięte lub przerobione.',
    ],
  },
  'return-how-long': {
    question: 'Ile mam czasu i co trzeba zrobić?',
    answer: [
      'Masz {returnDays} dni od dnia, w którym dotarła paczka. Daj nam znać przez konto albo [stronę kontaktową](page:contact), co wraca; odeślemy adres i druk zwrotu. Potem masz jeszcze 14 dni na nadanie paczki. Zwiń linkę luźno, zamiast ją zgniatać, bo zostaną załamania. Krok po kroku: [zwroty](page:returns).',
    ],
  },
  'return-cost': {
    question: 'Kto płaci za zwrot i kiedy dostanę pieniądze?',
    answer: [
      'Przesyłkę zwrotną opłacasz Ty, chyba że przyszło coś niewłaściwego albo towar ma wadę; wtedy płacimy my. Jeśli wraca całe zamówienie, oddajemy też koszt zwykłej dostawy. Pieniądze wysyłamy w ciągu 14 dni od Twojej wiadomości, możemy jednak poczekać na paczkę lub dowód jej nadania. Wracają tą samą drogą, którą przyszły.',
    ],
  },
  'too-short-or-faulty': {
    question: 'Linka jest za krótka, uszkodzona albo nie ta. Co teraz?',
    answer: [
      'To znaczy, że błąd jest po naszej stronie, więc naprawiamy go na własny koszt. [Wyślij nam](page:contact) numer zamówienia i zdjęcie: przy za krótkim odcinku z miarką obok luźno leżącej linki, przy wadzie z tak bliska, jak tylko telefon złapie ostrość. Od razu dostaniesz nowy odcinek, a stary często możesz zatrzymać. Prawa ustawowe pozostają w pełni zachowane.',
    ],
  },
};
