import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** Messages for the codes of the calls about people. */
export const peopleErrorTexts = defineTexts({
  en: {
    required: 'This field is required',
    too_long: 'This text is too long',
    invalid_phone: 'Please enter a phone number with digits',
    invalid_field: 'The field must be name, phone, company or language',
    nothing_to_change: 'Name, phone, company, language or otherEmails is missing',
    invalid_email: 'Each line is an email address, such as name@example.com',
    too_many_emails: 'At most ten addresses',
    belongs_to_another: 'One of these addresses is another person’s: merge the two entries instead',
    invalid_type: 'This field must be a text',
    invalid_locale: 'The language must be en or pt',
    not_found: 'There is no such person',
    same_person: 'A person cannot be merged with themselves',
    is_staff: 'This person is on the staff; take them off the staff first',
    is_merged: 'This person is merged or erased already',
    has_open_work: 'We are working for this person; say that the work is to end',
    has_open_booking: 'This person has an upcoming booking; cancel it first',
  },
  pt: {
    required: 'Este campo é obrigatório',
    too_long: 'Este texto é demasiado longo',
    invalid_phone: 'Indique um número de telefone com algarismos',
    invalid_field: 'O campo tem de ser name, phone, company ou language',
    nothing_to_change: 'Falta o nome, o telefone, a empresa, o idioma ou otherEmails',
    invalid_email: 'Cada linha é um endereço de e-mail, como nome@exemplo.pt',
    too_many_emails: 'No máximo dez endereços',
    belongs_to_another: 'Um destes endereços é de outra pessoa: junte antes as duas entradas',
    invalid_type: 'Este campo tem de ser texto',
    invalid_locale: 'O idioma tem de ser en ou pt',
    not_found: 'Essa pessoa não existe',
    same_person: 'Não se pode juntar uma pessoa a si própria',
    is_staff: 'Esta pessoa é da equipa; retire-a primeiro da equipa',
    is_merged: 'Esta pessoa já foi junta a outra ou apagada',
    has_open_work: 'Estamos a trabalhar para esta pessoa; indique que o trabalho termina',
    has_open_booking: 'Esta pessoa tem uma marcação por realizar; cancele-a primeiro',
  },
});

/** Returns the message for a code at a field. */
export function peopleErrorText(language: Language, field: string, code: string): string {
  return codeText(peopleErrorTexts, language, { field, code });
}
