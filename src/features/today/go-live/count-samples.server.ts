import type { Database } from '#platform/database/database.server.ts';
import { countSampleContent, type SampleCounts } from './sample-content.repository.server.ts';

/** Returns how many posts, case studies and testimonials are still samples. */
export async function countSamples(database: Database): Promise<SampleCounts> {
  return database.read(countSampleContent);
}
