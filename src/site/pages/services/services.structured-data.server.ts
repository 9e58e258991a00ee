import { serviceNodes } from '#features/services/services.structured-data.server.ts';
import type { DataReader } from '../../structured-data/page-data.ts';

export const structuredData: DataReader = (context) => ({ nodes: serviceNodes(context) });
