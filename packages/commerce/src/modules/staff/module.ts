import { createHashing } from '#customers';
import type { CommerceModule } from '#module';
import { storesModule } from '#stores';
import type { DeskAccess } from '../../desk/desk.ts';
import { createAuditLog } from './audit.ts';
import { staffChanges, staffDeskResolvers } from './desk/resolvers.ts';
import { createSealing, type Sealing } from './sealing.ts';
import { forgetOld, whoIs } from './sessions.ts';
import { createStaffAdmin, type StaffAdmin } from './staff-admin.ts';
import type { StaffTables } from './tables.ts';

export const staffModule: CommerceModule<{
  tables: StaffTables;
  options: {
    /** What secrets of staff are sealed with (rule 19); without it, whoever has the database reads them. */
    readonly deskKey?: string;
  };
  services: { readonly access: DeskAccess; readonly sealing: Sealing };
  jobs: { 'staff.forget-old': unknown };
  admin: { readonly staff: StaffAdmin };
}> = {
  name: 'staff',
  uses: ['stores', 'customers'],
  migrations: [{ module: 'staff', folder: new URL('./migrations/', import.meta.url) }],
  personalData: {
    tables: {
      staff: 'Of people who run the shop, who are no customers.',
      staff_invitation: 'Of people who run the shop, who are no customers.',
    },
  },
  desk: [
    {
      file: new URL('./desk/staff.graphql', import.meta.url),
      resolvers: staffDeskResolvers,
      changes: staffChanges,
    },
  ],
  recurring: [{ task: 'staff.forget-old', cron: '40 3 * * *' }],
  open({ database, clock, baseUrl, deskKey }, opened) {
    const { limiter } = opened(storesModule);
    const services = {
      database,
      limiter,
      hashing: createHashing(),
      sealing: createSealing(deskKey),
      baseUrl,
    };
    return {
      services: {
        sealing: services.sealing,
        access: {
          whoIs: (token, now) => whoIs(database.kysely, token, now),
          audit: createAuditLog(database),
        },
      },
      jobs: { 'staff.forget-old': () => forgetOld(database.kysely, clock()) },
      admin: { staff: createStaffAdmin(services, clock) },
    };
  },
};
