import { AppointmentForm } from '../../contact/AppointmentForm.tsx';
import { ContactForm } from '../../contact/ContactForm.tsx';
import { WholesaleForm } from '../../contact/WholesaleForm.tsx';
import { StoreLocations } from '../../stores/StoreLocations.tsx';
import type { Inserts } from '../PortableText.tsx';
import { Alternatives } from './Alternatives.tsx';
import { CatalogueClaims } from './CatalogueClaims.tsx';
import { CompanyDetails } from './CompanyDetails.tsx';
import { ContactChannels } from './ContactChannels.tsx';
import type { InsertData } from './load-inserts.ts';
import { OpeningTimes } from './OpeningTimes.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { ShippingRates } from './ShippingRates.tsx';
import { SisterShops } from './SisterShops.tsx';
import { VatSwitch } from './VatSwitch.tsx';

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
