import { shop } from '@bowline/markets';
import type { Words } from '../../../language/languages.ts';
import { texts } from '../../texts.ts';

const { street, postalCode, city, location, phone, email } = shop.company;

export const warehouse = {
  address: { street, postalCode, city, country: shop.country },
  location: { lat: location.latitude, lng: location.longitude },
  phone,
  email,
  name: texts.shop.storeLocation.warehouse.name,
  description: texts.shop.storeLocation.warehouse.description,
} as const;

export const warehouseServices: readonly Words[] = texts.shop.storeLocation.warehouseServices;
