import { type ComponentType, lazy } from 'react';
import type { Inserts } from '../PortableText.tsx';
import type { InsertData } from './load-inserts.ts';

// A text has one or two of them.
const AppointmentForm = part(() => import('../../contact/AppointmentForm.tsx'), 'AppointmentForm');
const ContactForm = part(() => import('../../contact/ContactForm.tsx'), 'ContactForm');
const WholesaleForm = part(() => import('../../contact/WholesaleForm.tsx'), 'WholesaleForm');
const StoreLocations = part(() => import('../../stores/StoreLocations.tsx'), 'StoreLocations');
const Alternatives = part(() => import('./Alternatives.tsx'), 'Alternatives');
const CatalogueClaims = part(() => import('./CatalogueClaims.tsx'), 'CatalogueClaims');
const CompanyDetails = part(() => import('./CompanyDetails.tsx'), 'CompanyDetails');
const ContactChannels = part(() => import('./ContactChannels.tsx'), 'ContactChannels');
const OpeningTimes = part(() => import('./OpeningTimes.tsx'), 'OpeningTimes');
const PaymentMethods = part(() => import('./PaymentMethods.tsx'), 'PaymentMethods');
const ShippingRates = part(() => import('./ShippingRates.tsx'), 'ShippingRates');
const SisterShops = part(() => import('./SisterShops.tsx'), 'SisterShops');
const VatSwitch = part(() => import('./VatSwitch.tsx'), 'VatSwitch');

/** The live parts of the storefront by the names that texts call them. */
export function insertsOf(data: InsertData): Inserts {
  return {
    shippingRates: () => data.shippingRates && <ShippingRates zones={data.shippingRates} />,
    paymentMethods: () => data.paymentMethods && <PaymentMethods methods={data.paymentMethods} />,
    openingHours: () => data.contactChannels && <OpeningTimes channels={data.contactChannels} />,
    contactChannels: () => data.contactChannels && <ContactChannels channels={data.contactChannels} />,
    sisterShops: () => data.sisterShops && <SisterShops shops={data.sisterShops} />,
    storeLocations: () => data.storeLocations && <StoreLocations locations={data.storeLocations} />,
    catalogueClaims: () => data.catalogueClaims && <CatalogueClaims counts={data.catalogueClaims} />,
    alternatives: () => data.alternatives && <Alternatives products={data.alternatives} />,
    vatSwitch: () => <VatSwitch />,
    companyDetails: () => <CompanyDetails />,
    contactForm: () => <ContactForm />,
    appointmentForm: () => <AppointmentForm />,
    wholesaleForm: () => data.wholesaleForm && <WholesaleForm countries={data.wholesaleForm} />,
  };
}

function part<Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}
