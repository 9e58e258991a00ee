import type { Language } from '#i18n/language.ts';
import { defineTexts, translate } from '#i18n/texts.ts';
import { formatDayOf } from '../format-day.ts';

/** Which part of an accepted quote a payment request is. */
export type PlanPart = {
  quoteId: string;
  /** The reference of the quote, such as `Q-7K4QXM2P`. */
  quote: string;
  /** Counted from 1. */
  number: number;
  count: number;
  /** When the quote was accepted: one contract for all its parts. */
  agreedAt: string;
  /** When its client was asked for it; null while it waits. */
  askedAt: string | null;
  /** The other parts that are paid, by their numbers. */
  paid: readonly { number: number; paidAt: string }[];
};

const planPartTexts = defineTexts({
  en: {
    part: 'Part {number} of {count} of quote {quote}',
    whole: 'Quote {quote}',
    paid: 'part {number} paid on {day}',
  },
  pt: {
    part: 'Parte {number} de {count} do orçamento {quote}',
    whole: 'Orçamento {quote}',
    paid: 'parte {number} paga a {day}',
  },
});

/** Returns the parts of a quote that were paid before an instant, the earliest first. */
export function paidBefore({ paid }: PlanPart, at: string): { number: number; paidAt: string }[] {
  return paid
    .filter(({ paidAt }) => paidAt < at)
    .toSorted((one, other) => one.paidAt.localeCompare(other.paidAt) || one.number - other.number);
}

/** Names a part of a quote: "Part 2 of 3 of quote Q-7K4QXM2P"; the quote alone where it is paid at once. */
export function namePlanPart(
  { number, count, quote }: Pick<PlanPart, 'number' | 'count' | 'quote'>,
  language: Language,
): string {
  const key = count === 1 ? 'whole' : 'part';
  return translate(planPartTexts, language, key, { number, count, quote });
}

/**
 * Says which part of a quote is paid, and which were paid before `at`: "Part 2 of 3 of quote Q-7K4QXM2P, part 1
 * paid on 4 December 2026". An invoice of what is left names what was invoiced before (CIVA art. 36 n.º 5).
 */
export function sayPlanPart(part: PlanPart, at: string, language: Language): string {
  const before = paidBefore(part, at).map((one) =>
    translate(planPartTexts, language, 'paid', {
      number: one.number,
      day: formatDayOf(one.paidAt, language),
    }),
  );
  return [namePlanPart(part, language), ...before].join(', ');
}
