import type { Language } from '#i18n/language.ts';
import type { PickedPicture } from './picture-picker.ts';

type Chosen = {
  address: string;
  file: { picture: { alt: string; altPt: string; credit: string } | null } | null;
};

/** Returns a picture of the library as a text in a language inserts it; its credit is the caption. */
export function pickedPicture({ address, file }: Chosen, language: Language): PickedPicture {
  const { alt = '', altPt = '', credit = '' } = file?.picture ?? {};
  return { src: address, alt: language === 'pt' ? altPt : alt, caption: credit };
}
