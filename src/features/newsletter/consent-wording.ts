import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { confirmPageTexts } from './confirm/confirm-page.texts.ts';
import { newsletterTexts } from './newsletter.texts.ts';
import { unsubscribePageTexts } from './unsubscribe/unsubscribe-page.texts.ts';

/** Returns the text around the button that puts back somebody who has left by mistake. */
export function returnWording(language: Language): string {
  return (['doneTitle', 'doneLead', 'putBack'] as const)
    .map((key) => translate(unsubscribePageTexts, language, key))
    .join('\n');
}

/** Returns the text around a button as shown when it is pressed, a line each; the button's label is last. */
export function consentWording(
  step: 'subscribe' | 'confirm' | 'unsubscribe',
  language: Language,
  /** The heading and the lead of the form, as the owner wrote them. */
  shown: readonly string[] = [],
): string {
  const lines = {
    subscribe: [
      ...shown,
      ...(['hint', 'subscribe'] as const).map((key) => translate(newsletterTexts, language, key)),
    ],
    confirm: (['title', 'lead', 'confirm'] as const).map((key) =>
      translate(confirmPageTexts, language, key),
    ),
    unsubscribe: (['title', 'lead', 'unsubscribe'] as const).map((key) =>
      translate(unsubscribePageTexts, language, key),
    ),
  };
  return lines[step].join('\n');
}
