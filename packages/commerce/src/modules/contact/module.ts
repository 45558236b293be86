import type { CommerceModule } from '#module';
import { storesModule } from '#stores';
import type { ContactContext } from './model.ts';
import { type ContactRefusals, contactRefusals } from './refusals.ts';
import { contactGraphql } from './resolvers.ts';
import { createContact } from './service.ts';

export const contactModule: CommerceModule<{
  refusals: ContactRefusals;
  context: Pick<ContactContext, 'contact'>;
}> = {
  name: 'contact',
  uses: ['stores', 'tax', 'shipping'],
  refusals: contactRefusals,
  graphql: [contactGraphql],
  open({ database, mail, settings }, opened) {
    const contact = createContact({ database, limiter: opened(storesModule).limiter, mail, settings });
    return { context: () => ({ contact }) };
  },
};
