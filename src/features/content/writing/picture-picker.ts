import { createContext } from 'react';
import type { Language } from '#i18n/language.ts';

/** A picture of this site; `src` begins with a slash. */
export type PickedPicture = { src: string; alt: string; caption?: string };

/** Resolves with a picture, its words in the language of the text; null if none is chosen. */
export type PickPicture = (language: Language) => Promise<PickedPicture | null>;

/** Lets a person choose a picture. Without it a placeholder is inserted. */
export const PicturePicker = createContext<PickPicture | null>(null);
