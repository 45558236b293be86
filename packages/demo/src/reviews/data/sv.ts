import type { Voice } from '../voice.ts';

export const sv: Voice = {
  names: ['Elin', 'Johan', 'Maja', 'Erik', 'Linnea', 'Anders', 'Sara', 'Oskar'],
  aboutCords: [
    [
      5,
      'Mjukt, starkt och rätt i färgen',
      'Jag har gjort två hundkoppel av det, och efter en sommar vid havet ser båda ut som nya. Färgen på bilden är färgen i handen.',
    ],
    [
      5,
      'Det jag helst arbetar med',
      'Knutarna sitter hårt och ytan är jämn från den ena änden till den andra. Samma vecka beställde jag tre färger till.',
    ],
    [
      4,
      'Bra rep, snabb leverans',
      'Jämnt gjort och skönt i handen. En stjärna mindre för att jag gärna hade haft en längre bit.',
    ],
    [
      4,
      'Gör vad det ska',
      'Det håller det jag binder med det och behåller formen. Lite styvt första dagen, sedan bra.',
    ],
    [
      3,
      'Helt okej, men mörkare än jag trodde',
      'Kvaliteten är bra. På min skärm såg färgen ljusare ut: beställ ett prov först om den måste stämma.',
    ],
    [
      2,
      'Fransigt i ena änden',
      'En av ändarna hade gått upp på vägen. Lätt att laga, men det ska inte behövas.',
    ],
  ],
  aboutPieces: [
    [5, 'Stabil och välgjord', 'Inga vassa kanter, fint arbetad, och känns som om den håller i många år.'],
    [
      5,
      'Precis vad jag letade efter',
      'Den passar, ser bra ut och var här två dagar senare. Jag beställer den igen.',
    ],
    [4, 'Prisvärd', 'Gör sitt jobb bra för priset. Lite mindre än jag hade tänkt mig, så titta på måtten.'],
    [3, 'Duger', 'Användbar, men jag hade väntat mig en slätare yta.'],
  ],
  answer: 'Tack för att du berättar. Så ska det inte vara: skriv till oss, så skickar vi en ny.',
};
