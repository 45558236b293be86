import { countryCodes } from '@bowline/markets';
import { href, localised, picture, position } from './fields.ts';
import { list, longText, number, object, oneOf, optional, text } from './shapes.ts';

/** Documents about where and how the shop is reached. */
export const placeTypes = {
  contactChannel: {
    ...localised,
    kind: oneOf(['email', 'messenger', 'phone', 'whatsapp']),
    label: text,
    value: text,
    href,
    note: optional(longText),
    position,
  },
  storeLocation: {
    ...localised,
    name: text,
    description: longText,
    address: object({ street: text, postalCode: text, city: text, country: oneOf(countryCodes) }),
    location: object({ lat: number(-90, 90), lng: number(-180, 180) }),
    phone: optional(text),
    email: optional(text),
    services: list(text),
    picture: optional(picture),
    position,
  },
  sisterShop: { ...localised, name: text, tagline: text, href, picture: optional(picture), position },
} as const;
