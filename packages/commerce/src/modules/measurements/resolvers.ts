import type { StoresContext } from '#stores';
import type { Resolvers } from '#wire';
import { claimPurchase, type MeasurementsParts } from './tell-purchase.ts';

export interface MeasurementsContext extends StoresContext {
  readonly measurements: MeasurementsParts;
}

export const measurementsResolvers: Resolvers<MeasurementsContext> = {
  Mutation: {
    claimPurchase: async (_, { token }, { measurements }) => {
      const purchase = await claimPurchase(token, measurements);
      return purchase && JSON.stringify(purchase);
    },
  },
};
