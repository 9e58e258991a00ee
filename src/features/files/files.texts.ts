import { defineTexts } from '#i18n/texts.ts';

/** Why a file was not stored or changed, by code. */
export const fileErrorTexts = defineTexts({
  en: {
    not_found: 'There is no such file',
    name_required: 'The file has no name: send it in X-File-Name',
    invalid_id: 'The id of an upload is a UUID',
    id_taken: 'Another file was uploaded under this id; try again',
    empty_file: 'The file is empty',
    too_large: 'The file is larger than 50 MB',
    picture_too_large: 'The picture is larger than 12 MB; save it with fewer pixels',
    too_many_pixels: 'The picture has more than 50 megapixels or a side of more than 20,000 pixels',
    unreadable: 'The picture is damaged and cannot be shown',
    type_not_allowed:
      'This type of file is not accepted. Accepted: PDF, PNG, JPEG, WebP, AVIF, GIF, HEIC, DOCX, XLSX, PPTX, ODT, ODS, CSV, TXT, ZIP, EML',
    type_mismatch: 'The content of the file is not what its name says',
    infected: 'The virus scanner found something in the file; it was not stored',
    scanner_unavailable: 'The virus scanner is not responding; try again in a moment',
    storage_full: 'There is no space left for files; nothing was stored',
    storage_unavailable: 'The file storage is not responding; try again in a moment',
    pictures_unavailable: 'The picture could not be examined; try again in a moment',
    in_use: 'The file is in use; take it out of the records that show it first',
    nothing_given: 'Nothing to change was given',
    too_long: 'The text is too long',
    out_of_range: 'A number from 0 to 100 is needed',
    invalid_type: 'The value is of another type',
  },
  pt: {
    not_found: 'Esse ficheiro não existe',
    name_required: 'O ficheiro não tem nome: envie-o em X-File-Name',
    invalid_id: 'O id de um envio é um UUID',
    id_taken: 'Outro ficheiro foi enviado com este id; tente novamente',
    empty_file: 'O ficheiro está vazio',
    too_large: 'O ficheiro tem mais de 50 MB',
    picture_too_large: 'A imagem tem mais de 12 MB; guarde-a com menos píxeis',
    too_many_pixels: 'A imagem tem mais de 50 megapíxeis ou um lado com mais de 20 000 píxeis',
    unreadable: 'A imagem está danificada e não pode ser mostrada',
    type_not_allowed:
      'Este tipo de ficheiro não é aceite. Aceites: PDF, PNG, JPEG, WebP, AVIF, GIF, HEIC, DOCX, XLSX, PPTX, ODT, ODS, CSV, TXT, ZIP, EML',
    type_mismatch: 'O conteúdo do ficheiro não é o que o nome indica',
    infected: 'O antivírus encontrou algo no ficheiro; não foi guardado',
    scanner_unavailable: 'O antivírus não está a responder; tente novamente daqui a pouco',
    storage_full: 'Não há mais espaço para ficheiros; nada foi guardado',
    storage_unavailable:
      'O armazenamento dos ficheiros não está a responder; tente novamente daqui a pouco',
    pictures_unavailable: 'Não foi possível examinar a imagem; tente novamente daqui a pouco',
    in_use: 'O ficheiro está a ser usado; retire-o primeiro dos conteúdos que o mostram',
    nothing_given: 'Não foi indicado nada para alterar',
    too_long: 'O texto é demasiado longo',
    out_of_range: 'É necessário um número de 0 a 100',
    invalid_type: 'O valor é de outro tipo',
  },
});

export type FileErrorCode = keyof typeof fileErrorTexts.en;
