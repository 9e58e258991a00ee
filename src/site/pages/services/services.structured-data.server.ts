import { serviceNodes } from '#features/services/services.server.ts';
import { servicesQuery } from '#features/services/services.ts';
import type { DataReader } from '../../structured-data/page-data.ts';

export const structuredData: DataReader = (context) => ({
  nodes: serviceNodes(context.read(servicesQuery()) ?? [], context),
});
