import type { Database } from '#platform/database/database.server.ts';
import {
  readUnfinishedContent,
  type SampleCounts,
} from './unfinished-content.repository.server.ts';

/** Returns how many posts, case studies and testimonials are still samples. */
export async function countSamples(database: Database): Promise<SampleCounts> {
  return (await database.read(readUnfinishedContent)).samples;
}
