import type { ComponentType } from 'react';
import { separatePart } from '../../../first-touch.ts';
import type { Inserts } from '../../content/PortableText.tsx';
import type { InsertData } from './load-inserts.ts';

// A text has one or two of them.
const AppointmentForm = part(async () => (await import('../../contact/ContactForm.tsx')).AppointmentForm);
const ContactForm = part(async () => (await import('../../contact/ContactForm.tsx')).ContactForm);
const WholesaleForm = part(async () => (await import('../../contact/ContactForm.tsx')).WholesaleForm);
const StoreLocations = part(async () => (await import('../../stores/StoreLocations.tsx')).StoreLocations);
const Alternatives = part(async () => (await import('./Alternatives.tsx')).Alternatives);
const CatalogueClaims = part(async () => (await import('./CatalogueClaims.tsx')).CatalogueClaims);
const CompanyDetails = part(async () => (await import('./CompanyDetails.tsx')).CompanyDetails);
const ContactChannels = part(async () => (await import('./ContactChannels.tsx')).ContactChannels);
const OpeningTimes = part(async () => (await import('./OpeningTimes.tsx')).OpeningTimes);
const PaymentMethods = part(async () => (await import('./PaymentMethods.tsx')).PaymentMethods);
const ShippingRates = part(async () => (await import('./ShippingRates.tsx')).ShippingRates);
const SisterShops = part(async () => (await import('./SisterShops.tsx')).SisterShops);
const VatSwitch = part(async () => (await import('./VatSwitch.tsx')).VatSwitch);

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
    vatSwitch: () => data.vatSwitch && <VatSwitch isTaxed={data.vatSwitch.isTaxed} />,
    companyDetails: () => <CompanyDetails />,
    contactForm: () => <ContactForm />,
    appointmentForm: () => <AppointmentForm />,
    wholesaleForm: () => data.wholesaleForm && <WholesaleForm countries={data.wholesaleForm} />,
  };
}

function part<Props>(load: () => Promise<ComponentType<Props>>) {
  return separatePart(async () => ({ default: await load() }));
}
