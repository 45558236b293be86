import type { FaqTexts } from '../faq-keys.ts';

export const returnsDe: FaqTexts<'returns'> = {
  'return-cut-cord': {
    question: 'Kann ich Schnur zurückgeben, die für mich geschnitten wurde?',
    answer: [
      'Ja, wenn du die Länge auf der Produktseite wählen konntest. Wir schneiden sie zwar für dich von der Rolle, aber 15 m sind 15 m, und darüber freut sich auch jemand anders. Das Stück muss unversehrt sein: die Enden noch verschmolzen, keine Knoten, keine Hundehaare. Nur Längen, die du eigens bei uns angefragt hast, und alles, was schon gekürzt oder verarbeitet ist, bleiben bei dir.',
    ],
  },
  'return-how-long': {
    question: 'Wie lange habe ich Zeit, und was muss ich tun?',
    answer: [
      'Du hast {returnDays} Tage ab dem Tag, an dem das Paket ankommt. Sag uns über dein Konto oder die [Kontaktseite](page:contact), was zurückkommt; wir antworten mit der Adresse und einem Rücksendeschein. Danach bleiben dir noch 14 Tage, um das Paket aufzugeben. Roll die Schnur locker auf, statt sie flach zu drücken, sonst behält sie Knicke. Schritt für Schritt: [Rücksendungen](page:returns).',
    ],
  },
  'return-cost': {
    question: 'Wer zahlt die Rücksendung, und wann bekomme ich mein Geld?',
    answer: [
      'Das Porto zahlst du, außer wir haben das Falsche geschickt oder die Ware hat einen Fehler; dann zahlen wir. Kommt alles zurück, erstatten wir auch die normalen Versandkosten. Das Geld überweisen wir innerhalb von 14 Tagen nach deiner Nachricht, dürfen aber warten, bis das Paket oder ein Beleg über den Versand da ist. Es geht denselben Weg zurück, auf dem du bezahlt hast.',
    ],
  },
  'too-short-or-faulty': {
    question: 'Meine Schnur ist zu kurz, beschädigt oder die falsche. Was nun?',
    answer: [
      'Dann haben wir einen Fehler gemacht und bringen ihn auf unsere Kosten in Ordnung. [Schick uns](page:contact) die Bestellnummer und ein Foto: bei einem zu kurzen Stück mit einem Maßband neben der entspannten Schnur, bei einem Fehler so nah, wie dein Handy scharf stellt. Du bekommst sofort Ersatz und darfst das alte Stück oft behalten. Deine gesetzlichen Rechte bleiben in vollem Umfang bestehen.',
    ],
  },
};
