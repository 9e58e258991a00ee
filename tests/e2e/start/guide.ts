import type { Page } from '@playwright/test';
import { setupGuideTexts } from '#features/setup-guide/setup-guide.texts.ts';
import type { Language } from '#i18n/language.ts';

/** What a founder from abroad answers. */
export const founder = { form: 'one', home: 'elsewhere', shop: 'planned', when: 'soon' } as const;
export const founderSearch = `?${new URLSearchParams(founder)}`;

/** The guide for founders in one language. */
export function guidePage(page: Page, language: Language) {
  const t = setupGuideTexts[language];
  const form = page.getByRole('main').locator('form');
  const given = Object.entries(founder).map(([question, answer]) => ({
    question: t[question as 'form'],
    answer: t[`${question}_${answer}` as 'form_one'],
  }));
  return {
    t,
    path: language === 'pt' ? '/pt/start' : '/start',
    given,
    /** The answers as the booking names them. */
    words: given.map(({ question, answer }) => `${question} ${answer}`).join('\n'),
    radio: (question: string, answer: string) =>
      form.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }),
    /** One beside each answer, which says nothing that the words do not. */
    pictures: form.locator('label > img[alt=""]'),
    show: form.getByRole('button', { name: t.show }),
    answer: page.locator('#answer'),
    rows: page.getByRole('table', { name: t.costs }).locator('tbody tr'),
    book: page.locator('#answer').getByRole('link', { name: t.book }),
  };
}
