import { servicesQuery } from '#features/services/services.queries.ts';
import { serviceNodes } from '#features/services/services.structured-data.server.ts';
import type { DataReader } from '../../structured-data/page-data.ts';

export const structuredData: DataReader = (context) => ({
  nodes: serviceNodes(context.read(servicesQuery()) ?? [], context),
});
