import type { Voice } from '../voice.ts';

export const da: Voice = {
  names: ['Freja', 'Mads', 'Ida', 'Rasmus', 'Karen', 'Emil', 'Signe', 'Lars'],
  aboutCords: [
    [
      5,
      'Blødt, stærkt og rigtigt i farven',
      'Jeg har lavet to hundesnore af det, og efter en sommer ved havet ligner de stadig nye. Farven på billedet er farven i hånden.',
    ],
    [
      5,
      'Det, jeg helst arbejder med',
      'Knuderne sidder stramt, og overfladen er jævn fra den ene ende til den anden. Samme uge bestilte jeg tre farver mere.',
    ],
    [
      4,
      'Godt reb, hurtig levering',
      'Jævnt lavet og rart i hånden. En stjerne mindre, fordi jeg gerne ville have haft et længere stykke.',
    ],
    [
      4,
      'Gør, hvad det skal',
      'Det holder det, jeg binder med det, og bevarer formen. Lidt stift den første dag, derefter fint.',
    ],
    [
      3,
      'Fint, men mørkere end ventet',
      'Kvaliteten er god. På min skærm så farven lysere ud: bestil en prøve først, hvis den skal passe.',
    ],
    [
      2,
      'Flosset i den ene ende',
      'En af enderne var gået op undervejs. Let at ordne, men det burde ikke være nødvendigt.',
    ],
  ],
  aboutPieces: [
    [
      5,
      'Solid og godt lavet',
      'Ingen skarpe kanter, pænt forarbejdet og føles, som om den holder i mange år.',
    ],
    [
      5,
      'Lige hvad jeg ledte efter',
      'Den passer, ser godt ud og var her to dage senere. Den bestiller jeg igen.',
    ],
    [
      4,
      'God pris',
      'Gør sit arbejde godt til prisen. Lidt mindre, end jeg havde forestillet mig, så se på målene.',
    ],
    [3, 'Udmærket', 'Kan bruges, men jeg havde ventet en glattere overflade.'],
  ],
  answer: 'Tak, fordi du siger det. Det må ikke ske: skriv til os, så sender vi dig en ny.',
};
