import type { Translate } from '#i18n/texts.ts';
import type { Today } from '../today.schema.ts';
import type { todayTexts } from '../today.texts.ts';

type Key = keyof typeof todayTexts.en;
type Part = { text: string; href: string };

function counted(t: Translate<Key>, count: number, one: Key, many: Key): string {
  return count === 1 ? t(one) : t(many, { count });
}

/** The parts of the heading, each with the panel that it is about. Empty when nothing waits. */
export function todayParts({ consultations, messages, money }: Today, t: Translate<Key>): Part[] {
  const parts: Part[] = [];
  if (consultations.today > 0)
    parts.push({
      text: counted(t, consultations.today, 'calls_one', 'calls_many'),
      href: '#calls',
    });
  if (messages.waiting > 0)
    parts.push({
      text: counted(t, messages.waiting, 'people_one', 'people_many'),
      href: '#waiting',
    });
  if (money.length > 0)
    parts.push({ text: counted(t, money.length, 'money_one', 'money_many'), href: '#money' });
  const [first, ...rest] = parts;
  return first
    ? [{ ...first, text: first.text.charAt(0).toLocaleUpperCase() + first.text.slice(1) }, ...rest]
    : [];
}
