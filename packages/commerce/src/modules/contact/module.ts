import type { CommerceModule } from '#module';
import { storesModule } from '#stores';
import type { ContactContext } from './model.ts';
import { createOpeningHoursAdmin, type OpeningHoursAdmin, openingHours } from './opening-hours.ts';
import { type ContactRefusals, contactRefusals } from './refusals.ts';
import { contactGraphql } from './resolvers.ts';
import { createContact } from './service.ts';
import type { ContactTables } from './tables.ts';

export const contactModule: CommerceModule<{
  tables: ContactTables;
  refusals: ContactRefusals;
  admin: { readonly openingHours: OpeningHoursAdmin };
  context: Pick<ContactContext, 'contact'>;
}> = {
  name: 'contact',
  uses: ['stores', 'tax', 'shipping'],
  migrations: [{ module: 'contact', folder: new URL('./migrations/', import.meta.url) }],
  shopData: [openingHours],
  refusals: contactRefusals,
  graphql: [contactGraphql],
  cacheableRoots: ['opening_hours'],
  open({ database, mail, settings, shopData }, opened) {
    const { limiter } = opened(storesModule);
    const contact = createContact({ database, limiter, mail, settings, shopData });
    return { context: () => ({ contact }), admin: { openingHours: createOpeningHoursAdmin(database) } };
  },
};
