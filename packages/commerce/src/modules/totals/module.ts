import type { CommerceModule } from '#module';

export const totalsModule: CommerceModule = { name: 'totals', uses: [] };
