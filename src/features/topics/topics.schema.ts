import * as z from 'zod/mini';
import { topicSchema } from './topics.ts';

/** Response of `GET /api/topics`: services, packages, and the case study or post of the parameter. */
export const topicsSchema = z.array(topicSchema);
