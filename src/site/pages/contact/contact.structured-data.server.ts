import type { DataReader } from '../../structured-data/page-data.ts';

export const structuredData: DataReader = ({ company }) => ({
  type: 'ContactPage',
  properties: { mainEntity: company },
});
