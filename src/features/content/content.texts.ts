import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** Messages for the codes of content's fields and refusals. */
export const contentErrorTexts = defineTexts({
  en: {
    required: 'This field is required',
    too_long: 'This text is too long',
    too_many: 'These are too many',
    invalid_type: 'This field has the wrong type',
    invalid_day: 'This must be a day, such as 2027-03-28',
    invalid_time: 'This must be a time, such as 09:00',
    invalid_slug: 'Use small letters, digits and hyphens, such as opening-a-company',
    invalid_instant: 'This must be an instant in UTC, such as 2026-11-23T09:00:00.000Z',
    invalid_choice: 'Choose one of the list',
    out_of_range: 'This number is too small or too large',
    unknown_package: 'There is no such package on the site',
    in_use: 'An offer on the site is about this package: withdraw the offer first',
    taken: 'Another record has this address',
    fixed: 'The site always has this record: it cannot be taken off',
    invalid_numbers: 'Write two amounts at least, such as 31 or 13.50, one on each line',
    invalid_email: 'This must be an e-mail address',
    invalid_nipc: 'An NIPC has nine digits, and this one has a digit wrong',
    invalid_postal_code: 'A postal code looks like 1100-000',
    invalid_phone: 'Begin with + and the country’s code, such as +351 210 000 000',
    invalid_address: 'A link begins with https://, one in each line',
    not_found: 'There is no such record',
    no_such_version: 'There is no such version',
    revision_required: 'If-Match must name the revision that was shown',
    changed: 'Somebody else changed this record in the meantime',
    past: 'Choose a time in the future',
    not_public: 'This record is not public',
    not_ready: 'This record cannot be public yet',
  },
  pt: {
    required: 'Este campo é obrigatório',
    too_long: 'Este texto é demasiado longo',
    too_many: 'São demasiados',
    invalid_type: 'Este campo tem o tipo errado',
    invalid_day: 'Tem de ser um dia, como 2027-03-28',
    invalid_time: 'Tem de ser uma hora, como 09:00',
    invalid_slug: 'Use letras minúsculas, algarismos e hífenes, como abrir-empresa',
    invalid_instant: 'Tem de ser um instante em UTC, como 2026-11-23T09:00:00.000Z',
    invalid_choice: 'Escolha uma opção da lista',
    out_of_range: 'Este número é demasiado pequeno ou demasiado grande',
    unknown_package: 'Não existe este pacote no site',
    in_use: 'Uma oferta no site é sobre este pacote: retire primeiro a oferta',
    taken: 'Outro registo tem este endereço',
    fixed: 'O site tem sempre este registo: não pode ser retirado',
    invalid_numbers: 'Escreva pelo menos dois valores, como 31 ou 13.50, um em cada linha',
    invalid_email: 'Tem de ser um endereço de e-mail',
    invalid_nipc: 'Um NIPC tem nove algarismos, e neste há um errado',
    invalid_postal_code: 'Um código postal é como 1100-000',
    invalid_phone: 'Comece por + e o indicativo do país, como +351 210 000 000',
    invalid_address: 'Uma ligação começa por https://, uma em cada linha',
    not_found: 'Não existe este registo',
    no_such_version: 'Não existe esta versão',
    revision_required: 'If-Match tem de indicar a revisão que foi mostrada',
    changed: 'Entretanto, outra pessoa alterou este registo',
    past: 'Escolha uma hora no futuro',
    not_public: 'Este registo não está público',
    not_ready: 'Este registo ainda não pode ser público',
  },
});

/** Returns the message for a code at a field, as `codeText` finds it. */
export function contentErrorText(language: Language, field: string, code: string): string {
  return codeText(contentErrorTexts, language, { field, code });
}
