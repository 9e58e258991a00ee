import { consultantNodes } from '#features/authors/authors.server.ts';
import { teamQuery } from '#features/authors/authors.ts';
import type { DataReader } from '../../structured-data/page-data.ts';

export const structuredData: DataReader = (context) => ({
  nodes: consultantNodes(context.read(teamQuery()) ?? [], context),
});
