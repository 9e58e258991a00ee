import type { Prefix } from '#core/site-address.ts';
import { languages } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import type { Subscriber } from '../newsletter.repository.server.ts';
import { newsletterMailTexts } from './newsletter-mail.texts.ts';

/** The words of a subscriber's mails, in the language of the form that was sent. */
export function subscriberWords(subscriber: Subscriber) {
  const language = languages.find((known) => known === subscriber.language) ?? 'en';
  const prefix: Prefix = language === 'pt' ? '/pt' : '';
  function say(key: keyof typeof newsletterMailTexts.en, params: TextParams = {}): string {
    return translate(newsletterMailTexts, language, key, params);
  }
  return { language, prefix, say };
}

/**
 * `, Noor` for a heading. Anybody can have a mail sent to anybody, so a name that reads like an
 * address is left out.
 */
export function addressed(name: string): string {
  const [first = ''] = name.split(' ');
  return first === '' || first.length > 30 || /[/:@\\<>]|\.\p{L}/u.test(first) ? '' : `, ${first}`;
}
