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
  open({ database, mail, settings, shopData }, opened) {
    const { limiter } = opened(storesModule);
    const contact = createContact({ database, limiter, mail, settings, shopData });
    return { context: () => ({ contact }) };
  },
};
