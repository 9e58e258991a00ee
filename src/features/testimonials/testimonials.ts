import type * as z from 'zod/mini';
import type { testimonialSchema } from './testimonials.schema.ts';

export type Testimonial = z.infer<typeof testimonialSchema>;
