import type { Voice } from '../voice.ts';

export const nl: Voice = {
  names: ['Sanne', 'Daan', 'Marieke', 'Bram', 'Fatima', 'Joost', 'Lotte', 'Wim'],
  aboutCords: [
    [
      5,
      'Zacht, sterk en kleurecht',
      'Ik heb er twee hondenriemen van gemaakt en na een zomer aan zee zien ze er allebei nog als nieuw uit. De kleur op de foto is de kleur in je hand.',
    ],
    [
      5,
      'Hier werk ik het liefst mee',
      'Knopen zitten strak en het oppervlak is van begin tot eind gelijkmatig. In dezelfde week nog drie kleuren besteld.',
    ],
    [
      4,
      'Goed touw, snel geleverd',
      'Gelijkmatig gemaakt en prettig in de hand. Eén ster minder omdat ik graag een langer stuk had gehad.',
    ],
    [
      4,
      'Doet wat het moet doen',
      'Het houdt wat ik ermee vastmaak en blijft in vorm. De eerste dag wat stug, daarna prima.',
    ],
    [
      3,
      'Prima, maar donkerder dan gedacht',
      'De kwaliteit is goed. Op mijn scherm leek de kleur lichter: bestel eerst een staal als het precies moet passen.',
    ],
    [
      2,
      'Aan één kant gerafeld',
      'Een van de uiteinden was onderweg losgeraakt. Zo gerepareerd, maar dat zou niet nodig moeten zijn.',
    ],
  ],
  aboutPieces: [
    [
      5,
      'Stevig en goed gemaakt',
      'Geen scherpe randen, netjes afgewerkt en het voelt alsof het jaren meegaat.',
    ],
    [5, 'Precies wat ik zocht', 'Past, ziet er goed uit en was er twee dagen later. Dit bestel ik vaker.'],
    [
      4,
      'Goede prijs',
      'Doet zijn werk goed voor dit geld. Iets kleiner dan ik me had voorgesteld, dus let op de maten.',
    ],
    [3, 'Gaat wel', 'Bruikbaar, maar ik had een gladdere afwerking verwacht.'],
  ],
  answer: 'Bedankt voor het melden. Dat hoort niet te gebeuren: schrijf ons, dan sturen we je een nieuwe.',
};
