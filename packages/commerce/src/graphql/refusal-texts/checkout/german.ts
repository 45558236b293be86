import type { CheckoutTexts } from '../translated-codes.ts';

export const checkoutGerman: CheckoutTexts = {
  'guest-email-missing': 'Die E-Mail-Adresse des Gastes fehlt.',
  'order-without-lines':
    'Wegen eines Serverfehlers wurde deine Bestellung nicht aufgegeben. Bitte gib deine Bestellung erneut auf',
  'order-cart-busy':
    'Der Warenkorb wurde gleichzeitig anderswo geändert. Bitte gib deine Bestellung erneut auf',
  'order-address-missing':
    'Einige Adressen können wegen der Einstellungen für bestimmte Länder nicht verwendet werden.',
  'order-shipping-method-missing': 'Die Versandart fehlt. Wähle die Versandart und versuche es erneut.',
  'order-billing-address-missing': 'Bitte prüfe die Angaben der Rechnungsadresse.',
  'order-payment-method-missing': 'Wähle eine gültige Zahlungsart und versuche es erneut.',
  'order-out-of-stock': 'Einige Produkte sind nicht auf Lager.',
  'order-below-minimum': 'Der Mindestbestellwert beträgt {minimum}. Lege noch Waren für {remaining} dazu.',
  'order-terms-changed':
    'Die Allgemeinen Geschäftsbedingungen haben sich geändert. Lies sie und stimme ihnen erneut zu.',
  'order-tax-changed':
    'Die Mehrwertsteuer deiner Bestellung hat sich geändert. Prüfe die neue Summe und bestelle erneut.',
  'order-gift-card-changed':
    'Ein Geschenkgutschein im Warenkorb kann diesen Betrag nicht mehr zahlen. Prüfe die neue Summe und bestelle erneut.',
  'order-payment-not-started':
    'Die Zahlung konnte nicht gestartet werden. Wähle eine andere Zahlungsart oder versuche es erneut.',
  'order-not-placed': 'Die Bestellung kann nicht aufgegeben werden: {reason}',
  'order-refused': '{reason}',
  'order-not-located': 'Mit diesen Angaben haben wir keine Bestellung gefunden.',
  'order-needs-login': 'Bitte melde dich an, um die Bestellung zu sehen.',
  'cancel-order-not-found':
    'Die angeforderte Bestellung existiert nicht. Prüfe die Angaben und versuche es erneut.',
  'cancel-not-authorised': 'Der aktuelle Benutzer darf diese Bestellung nicht stornieren',
  'cancel-status-not-right':
    'Die Bestellung ist bereits geschlossen, abgeschlossen, storniert oder zurückgestellt',
  'cancel-shipped': 'Eine Bestellung, von der schon etwas versandt wurde, kann nicht storniert werden',
  'cancel-not-confirmed': 'Die Stornierung der Bestellung konnte nicht bestätigt werden.',
  'cancel-reason-not-known': 'Der Grund der Stornierung ist ungültig.',
};
