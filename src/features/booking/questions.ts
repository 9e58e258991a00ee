import * as z from 'zod/mini';
import { optionalLines } from '#core/fields.ts';
import type { Language } from '#i18n/language.ts';

/** What a question is called: to the client, with a hint below the field, and to the company. */
type Words = { label: string; hint?: string; staff: string };

type Question = Record<Language, Words> & {
  /** The maximum length of an answer in free words. */
  most?: number;
  /** The answers to choose from, by the value that is stored; free words without. */
  options?: Record<string, Record<Language, string>>;
};

function ask<const Questions extends Record<string, Question>>(all: Questions) {
  return all as Record<keyof Questions, Question>;
}

/**
 * The optional questions of the booking form, in its order. Each is a column of `bookings`, a text that
 * is empty without an answer. Form, plain form, the office's form, mails, panel, calendar feed, CSV and
 * the owner's list are made from this table.
 */
export const questions = ask({
  aboutText: {
    most: 500,
    en: {
      label: 'In your own words',
      hint: 'A sentence is enough. It helps us to prepare.',
      staff: 'In their words',
    },
    pt: {
      label: 'Por palavras suas',
      hint: 'Uma frase basta. Ajuda-nos a preparar a conversa.',
      staff: 'Nas palavras do cliente',
    },
  },
});

export type QuestionName = keyof typeof questions;
export const questionNames = Object.keys(questions) as QuestionName[];

/** An answer to each question; empty where there is none. */
export type Answers = Record<QuestionName, string>;

function toAnswers(answer: (name: QuestionName) => string): Answers {
  return Object.fromEntries(questionNames.map((name) => [name, answer(name)])) as Answers;
}

export const noAnswers = toAnswers(() => '');

/** Returns the answers alone of what holds them. */
export const answersOf = (from: Answers): Answers => toAnswers((name) => from[name]);

/** Returns the answers among plain texts, such as a form's; an option that is none is no answer. */
export function readAnswers(textOf: (name: QuestionName) => string): Answers {
  return toAnswers((name) => {
    const { options } = questions[name];
    const text = textOf(name);
    return options && !Object.hasOwn(options, text) ? '' : text;
  });
}

function fieldOf({ options, most = 0 }: Question) {
  if (!options) return optionalLines(most);
  const chosen = z
    .string({ error: 'invalid_type' })
    .check(z.refine((text) => text === '' || Object.hasOwn(options, text), 'invalid_choice'));
  return z._default(chosen, '') as ReturnType<typeof optionalLines>;
}

/** The fields of a call's body; each may be absent. */
export function answerFields() {
  const fields = questionNames.map((name) => [name, fieldOf(questions[name])]);
  return Object.fromEntries(fields) as Record<QuestionName, ReturnType<typeof optionalLines>>;
}

/** The fields of a response that shows the answers. */
export const answersSchema = Object.fromEntries(
  questionNames.map((name) => [name, z.string()]),
) as Record<QuestionName, z.ZodMiniString>;

/** An answer as it is shown: the words of an option, or those of the client. */
type ShownAnswer = { name: QuestionName; label: string; text: string; isFree: boolean };

/** Returns the questions that were answered, as the client or the company reads them. */
export function showAnswers(
  answers: Answers,
  language: Language,
  reader: 'client' | 'company',
): ShownAnswer[] {
  return questionNames.flatMap((name) => {
    const { options, [language]: words } = questions[name];
    const answer = answers[name];
    if (answer === '') return [];
    const label = reader === 'client' ? words.label : words.staff;
    return [{ name, label, text: options?.[answer]?.[language] ?? answer, isFree: !options }];
  });
}
