import type { TwinTexts } from '#i18n/twin-texts.ts';
import type { serviceFields } from './services.content.ts';

export type ServiceTextName = (typeof serviceFields)[number]['name'];

/** One of the three services, with its words in both languages. */
export type Service = TwinTexts<ServiceTextName> & { id: string };
