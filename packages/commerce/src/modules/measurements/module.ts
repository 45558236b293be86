import type { CommerceModule } from '#module';
import type { MeasurementsJobs } from './note-order.ts';
import { dropOldMeasurements } from './repository.ts';
import { type MeasurementsContext, measurementsResolvers } from './resolvers.ts';
import type { MeasurementsTables } from './tables.ts';
import { type MeasurementService, tellPurchase } from './tell-purchase.ts';

export const measurementsModule: CommerceModule<{
  tables: MeasurementsTables;
  options: {
    /** Who is told of purchases; without it, pages tell. */
    readonly measurement?: MeasurementService;
  };
  context: Pick<MeasurementsContext, 'measurements'>;
  jobs: MeasurementsJobs & {
    /** Recurring: rule 7. */
    'measurements.drop-old': unknown;
  };
}> = {
  name: 'measurements',
  uses: ['stores', 'consents', 'orders'],
  migrations: [{ module: 'measurements', folder: new URL('./migrations/', import.meta.url) }],
  graphql: [{ file: new URL('./measurements.graphql', import.meta.url), resolvers: measurementsResolvers }],
  recurring: [{ task: 'measurements.drop-old', cron: '45 3 * * *' }],
  open({ database, clock, log, measurement: service }) {
    const measurements = { database, clock, log, service };
    return {
      context: () => ({ measurements }),
      jobs: {
        'measurements.tell-purchase': ({ orderId }) => tellPurchase(orderId, measurements),
        'measurements.drop-old': () => dropOldMeasurements(database.kysely, clock()),
      },
    };
  },
};
