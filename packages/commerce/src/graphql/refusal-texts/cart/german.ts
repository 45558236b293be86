import type { CartTexts } from '../translated-codes.ts';

export const cartGerman: CartTexts = {
  'cart-parameter-missing': 'Der erforderliche Parameter "{parameter}" fehlt{stop}',
  'cart-parameter-empty': 'Der Parameter "{parameter}" darf nicht leer sein',
  'cart-not-found': 'Es wurde kein Warenkorb mit der ID "{cartId}" gefunden',
  'cart-not-yours': 'Der aktuelle Benutzer darf den Warenkorb "{cartId}" nicht verwenden',
  'cart-not-active': 'Der Warenkorb ist nicht aktiv.',
  'cart-id-length': 'Die ID eines Warenkorbs muss 32 Zeichen lang sein.',
  'cart-id-taken': 'Ein Warenkorb mit der ID "{cartId}" existiert bereits.',
  'customer-has-own-cart': 'Verwende `Query.customerCart` für angemeldete Kunden.',
  'cart-for-customers-only': 'Diese Anfrage ist nur für angemeldete Kunden möglich',
  'customer-not-authorized': 'Der aktuelle Kunde ist nicht berechtigt.',
  'not-for-customers': 'Diese Anfrage ist für angemeldete Kunden nicht möglich',
  'cart-is-empty': 'Der Warenkorb enthält keine Produkte{stop}',
  'cart-line-not-found': 'Der Warenkorb enthält diesen Artikel nicht',
  'coupon-not-valid': 'Der Rabattcode ist nicht gültig. Prüfe den Code und versuche es erneut.',
  'coupon-already-applied':
    'Im Warenkorb wird bereits ein Rabattcode verwendet. Entferne ihn, um einen anderen zu verwenden',
  'gift-card-not-found': 'Bitte prüfe den Code des Geschenkgutscheins.',
  'gift-card-in-other-currency': 'Dieser Geschenkgutschein bezahlt nur Bestellungen in {currency}.',
  'gift-card-balance-too-low':
    'Das Guthaben des Geschenkgutscheins mit der Endung {codeEnding} reicht nicht aus.',
  'gift-card-return-too-high':
    'Auf Geschenkgutscheine kann nicht mehr als {returnableMinor} zurückgebucht werden.',
  'gift-card-already-applied': 'Dieser Geschenkgutschein wird im Warenkorb bereits verwendet.',
  'gift-card-not-applied': 'Dieser Geschenkgutschein wird im Warenkorb nicht verwendet.',
  'too-many-gift-cards': 'In einem Warenkorb können höchstens {most} Geschenkgutscheine verwendet werden.',
  'guest-email-not-valid': 'Ungültige E-Mail-Adresse',
  'several-shipping-addresses': 'Du kannst nur eine Lieferadresse angeben.',
  'shipping-address-not-needed':
    'Eine Lieferadresse ist nicht möglich: Der Warenkorb enthält nichts zu versenden.',
  'shipping-address-missing': 'Die Lieferadresse fehlt. Gib die Adresse an und versuche es erneut.',
  'shipping-address-not-chosen':
    'Die Lieferadresse muss "customer_address_id", "customer_address_uid" oder "address" enthalten.',
  'shipping-address-chosen-twice':
    'Die Lieferadresse darf "customer_address_id" oder "customer_address_uid" nicht zusammen mit "address" enthalten.',
  'billing-address-not-chosen':
    'Die Rechnungsadresse muss "customer_address_id", "customer_address_uid", "address" oder "same_as_shipping" enthalten.',
  'billing-address-chosen-twice':
    'Die Rechnungsadresse darf "customer_address_id" oder "customer_address_uid" nicht zusammen mit "address" enthalten.',
  'same-as-shipping-without-shipping':
    'Die Option "same_as_shipping" ist nicht möglich, weil noch keine Lieferadresse angegeben ist.',
  'billing-address-is-pickup-location':
    'Eine Bestellung, die abgeholt wird, braucht eine eigene Rechnungsadresse.',
  'address-not-found': 'Es wurde keine Adresse mit der ID "{id}" gefunden',
  'address-not-yours': 'Der aktuelle Kunde hat keinen Zugriff auf die Adresse mit der ID "{id}"',
  'address-field-missing': '"{field}" ist erforderlich. Fülle das Feld aus und versuche es erneut.',
  'address-field-too-short': '"{field}" ist zu kurz.',
  'address-field-too-long': '"{field}" ist zu lang.',
  'address-field-not-valid': '"{field}" ist nicht gültig.',
  'too-many-street-lines': 'Die Straßenadresse darf höchstens 2 Zeilen haben.',
  'region-required': 'Eine Region ist erforderlich.',
  'region-not-of-country': 'Die region_id passt nicht zum gewählten Land oder zur gewählten Region',
  'country-not-shipped-to': 'In dieses Land wird nicht geliefert',
  'several-shipping-methods': 'Du kannst nur eine Versandart angeben.',
  'shipping-method-for-empty-cart':
    'Für einen leeren Warenkorb kann keine Versandart gewählt werden. Lege einen Artikel hinein und versuche es erneut.',
  'shipping-method-not-found': 'Kein Versanddienst mit dieser Versandart gefunden: {carrier}, {method}',
  'pickup-location-not-found': 'Es wurde kein Abholort mit dem Code "{code}" gefunden',
  'pickup-point-missing': 'Wähle eine Abholstelle.',
  'pickup-point-not-found': 'Diese Abholstelle ist nicht verfügbar. Wähle eine andere.',
  'payment-code-missing': 'Der erforderliche Parameter "code" für "payment_method" fehlt.',
  'payment-method-not-available': 'Die gewünschte Zahlungsart ist nicht verfügbar.',
  'remarks-too-long': 'Anmerkungen dürfen höchstens {limit} Zeichen lang sein.',
  'company-missing': 'Eine geschäftliche Bestellung braucht den Namen der Firma.',
  'vat-number-not-valid': 'Diese Umsatzsteuer-Identifikationsnummer ist nicht gültig.',
  'line-product-not-found': 'Es wurde kein Produkt mit der Artikelnummer "{sku}" gefunden',
  'line-options-missing': 'Wähle zuerst die Optionen dieses Artikels.',
  'line-quantity-not-positive': 'Die Menge muss größer als 0 sein',
  'line-quantity-not-whole':
    'Diese Menge ist nicht möglich: Stücke sind ganz, Meter werden auf den Dezimeter geschnitten.',
  'line-quantity-too-low': 'Du kannst mindestens {least} bestellen.',
  'line-quantity-too-high': 'Du kannst höchstens {most} bestellen',
  'line-stock-insufficient': 'Es sind nicht genügend Artikel verfügbar',
  'line-sample-in-cart': 'Ein Muster dieses Produkts liegt bereits in deinem Warenkorb.',
  'line-cart-full': 'Ein Warenkorb fasst höchstens {most} verschiedene Artikel.',
  'line-gift-card-field': 'Das Feld "{field}" des Geschenkgutscheins fehlt oder ist nicht gültig.',
  'line-gift-card-amount': 'Der Betrag eines Geschenkgutscheins liegt zwischen {from} und {to}.',
  'line-not-found': 'Im Warenkorb wurde kein Artikel mit der ID {id} gefunden.',
  'line-not-added':
    'Das Produkt mit der Artikelnummer {sku} konnte nicht in den Warenkorb gelegt werden: {reason}',
  'line-not-updated': 'Das Produkt mit der Artikelnummer {sku} konnte nicht geändert werden: {reason}',
};
