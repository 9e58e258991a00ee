import { defineTexts } from '#i18n/texts.ts';

export const messageBesidesTexts = defineTexts({
  en: {
    from: 'Sent by {sender}',
    files: 'Files',
    left_type_not_allowed: '{name} was not kept: files of this type are not accepted.',
    left_type_mismatch: '{name} was not kept: its content is not what its name says.',
    left_infected: '{name} was not kept: the virus scanner found something in it.',
    left_too_many: '{name} was not kept: the email had more than 30 files.',
    left_too_large: '{name} was not kept: it is larger than 25 MB.',
    left_picture_too_large: '{name} was not kept: a picture of that many bytes is not accepted.',
    left_too_many_pixels: '{name} was not kept: the picture has too many pixels.',
    left_empty_file: '{name} was not kept: it is empty.',
    left_unreadable: '{name} was not kept: the picture cannot be read.',
    left_other: '{name} was not kept.',
    quoted: 'Quoted text',
    bounced: 'This email could not be delivered.',
  },
  pt: {
    from: 'Enviada por {sender}',
    files: 'Ficheiros',
    left_type_not_allowed: '{name} não foi guardado: ficheiros deste tipo não são aceites.',
    left_type_mismatch: '{name} não foi guardado: o conteúdo não é o que o nome diz.',
    left_infected: '{name} não foi guardado: o antivírus encontrou algo nele.',
    left_too_many: '{name} não foi guardado: o e-mail tinha mais de 30 ficheiros.',
    left_too_large: '{name} não foi guardado: tem mais de 25 MB.',
    left_picture_too_large: '{name} não foi guardado: não se aceitam imagens com tantos bytes.',
    left_too_many_pixels: '{name} não foi guardado: a imagem tem demasiados píxeis.',
    left_empty_file: '{name} não foi guardado: está vazio.',
    left_unreadable: '{name} não foi guardado: não é possível ler a imagem.',
    left_other: '{name} não foi guardado.',
    quoted: 'Texto citado',
    bounced: 'Não foi possível entregar este e-mail.',
  },
});

type ReasonKey = Extract<keyof typeof messageBesidesTexts.en, `left_${string}`>;

/** Returns the key of why a file of a mail was not kept, by the code of the refusal. */
export function leftOutKey(code: string): ReasonKey {
  const key = `left_${code}`;
  return Object.hasOwn(messageBesidesTexts.en, key) ? (key as ReasonKey) : 'left_other';
}
