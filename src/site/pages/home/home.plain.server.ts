import { plainNewsletter } from '#features/newsletter/subscribe/plain-newsletter.server.tsx';
import type { PlainPage } from '#platform/http/plain-page.ts';

export const plain: PlainPage = plainNewsletter;
