import { teamQuery } from '#features/authors/team.queries.ts';
import { consultantNodes } from '#features/authors/team.structured-data.server.ts';
import type { DataReader } from '../../structured-data/page-data.ts';

export const structuredData: DataReader = (context) => ({
  nodes: consultantNodes(context.read(teamQuery()) ?? [], context),
});
