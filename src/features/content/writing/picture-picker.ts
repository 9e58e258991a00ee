import { createContext } from 'react';

/** A picture of this site; `src` begins with a slash. */
export type PickedPicture = { src: string; alt: string; caption?: string };

/** Lets a person choose a picture; null if she chooses none. Without it a placeholder is inserted. */
export const PicturePicker = createContext<(() => Promise<PickedPicture | null>) | null>(null);
