import type { Article } from '../../../writing/article.ts';

export const ambassadorsPl: Article = {
  title: 'Ambasadorzy',
  intro:
    'Wiążesz, pleciesz albo szyjesz, a inni lubią na to patrzeć? Dostaniesz od nas linkę, a my zobaczymy, co z niej powstanie.',
  metaDescription:
    'Dołącz do ambasadorów {brand}: linki co sezon, nowe kolory przed premierą w sklepie i jasne zasady. Czego oczekujemy i jak się zgłosić.',
  blocks: [
    { heading: 'Co robią ambasadorzy' },
    {
      list: [
        'Kilka razy w roku tworzą coś z naszej linki i to pokazują: na zdjęciach, w filmie albo jako instrukcję.',
        'Mówią, co się udało, a co nie. Uwaga krytyczna jest dla nas warta więcej niż pochwała.',
        'Od czasu do czasu odpowiadają na pytania innych o tę pracę.',
      ],
    },
    { heading: 'Co dostajesz' },
    {
      list: [
        'Co sezon paczkę linek i akcesoriów według własnego wyboru.',
        'Nowe kolory i rodzaje, zanim trafią do sklepu.',
        'Kod rabatowy dla osób, które Cię obserwują.',
        'Miejsce na Twoje instrukcje na naszym [blogu](blog:), pod Twoim nazwiskiem i z linkiem do Ciebie.',
      ],
    },
    { heading: 'Na co patrzymy' },
    'Liczba obserwujących nie rozstrzyga. Patrzymy, czy masz własną rękę, czy według Twojej instrukcji ktoś inny naprawdę da radę i czy na zdjęciach widać linkę. Kto korzysta z cudzego wzoru, mówi o tym. Każda technika jest mile widziana, od węzłów żeglarskich po makramę i prace z [BioThane](category:biothane).',
    { heading: 'Uczciwe zasady' },
    {
      list: [
        'To, co pokazujesz z naszej linki, oznaczasz jako reklamę, wyraźnie i na samym początku. Wymaga tego prawo i wymagamy tego my.',
        'Zdjęcia i instrukcje pozostają Twoje. Możemy je pokazywać, podając Twoje nazwisko; zanim coś wydrukujemy, zapytamy.',
        'Nie ma limitów do wyrobienia ani wynagrodzenia. Każda strona może skończyć w dowolnym dniu; to, co już do Ciebie dotarło, jest Twoje.',
        'Masz co najmniej 18 lat albo pisemną zgodę rodzica.',
      ],
    },
    { heading: 'Jak się zgłosić' },
    {
      steps: [
        'Napisz do nas przez [stronę kontaktową](page:contact) i zacznij wiadomość słowem *Ambasador*.',
        'Pokaż nam trzy prace: linki lub zdjęcia, i napisz, z czego są zrobione.',
        'Opowiedz, co chcesz zrobić w tym sezonie i jakiej linki do tego potrzebujesz.',
        'Odezwiemy się w ciągu dwóch tygodni. Jeśli do siebie pasujemy, próbujemy przez jeden sezon.',
      ],
    },
    { note: '{brand} to sklep demonstracyjny, więc listy ambasadorów tu nie ma: ludzi nie zmyślamy.' },
  ],
};
