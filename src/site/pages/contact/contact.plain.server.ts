import { plainContact } from '#features/contact/plain-contact.server.tsx';
import type { PlainPage } from '#platform/http/plain-page.ts';

export const plain: PlainPage = plainContact;
