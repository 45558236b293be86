import type { Result } from '@bowline/kit';
import { type InvitationWish, invite, type MadeInvitation } from './invitations.ts';
import type { StaffRefusal, StaffServices } from './model.ts';
import { hasStaff } from './repository.ts';

/** For whoever starts the shop, and for the desk itself. */
export interface StaffAdmin {
  /** Rule 6: where the first owner comes in; null when there is somebody already. */
  firstOwnerLink(): Promise<string | null>;
  invite(wish: InvitationWish): Promise<Result<MadeInvitation, StaffRefusal>>;
  readonly services: StaffServices;
}

export function createStaffAdmin(services: StaffServices, clock: () => Date): StaffAdmin {
  return {
    async firstOwnerLink() {
      if (await hasStaff(services.database.kysely)) return null;
      const invited = await invite({ role: 'owner' }, services, clock());
      return invited.ok ? invited.value.url : null;
    },
    invite: (wish) => invite(wish, services, clock()),
    services,
  };
}
