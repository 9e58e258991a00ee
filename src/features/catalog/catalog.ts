import type * as z from 'zod/mini';
import { amountOfPrice, formatPricePt, moneyOfPrice } from '#core/money.ts';
import type { Fields } from '#features/content/content.ts';
import type { Language } from '#i18n/language.ts';
import { localize } from '#i18n/localized.tsx';
import { queryOptions } from '#query/query-options.ts';
import type { servicePackageSchema } from './catalog.server.ts';

/** The answers of the guide for founders that a package can be for: what is set up, or only looking around. */
export const guideAnswers = ['one', 'partners', 'branch', 'sole', 'looking'] as const;
export type GuideAnswer = (typeof guideAnswers)[number];

export type ServicePackage = z.infer<typeof servicePackageSchema>;

export function isOneTime({ interval }: Pick<ServicePackage, 'interval'>): boolean {
  return interval === 'one-time';
}

/** Formats a price of the API for a language: `€1,450.00` or `1450,00 €`. */
export function displayPrice(price: string, language: Language): string {
  if (language === 'en') return price;
  return formatPricePt(moneyOfPrice(price));
}

const fiveMinutes = 5 * 60_000;

export function servicePackagesQuery() {
  return queryOptions<ServicePackage[]>({
    queryKey: ['/api/service-packages'],
    staleTime: fiveMinutes,
  });
}

/** How many meetings a package can include, and how many minutes each can last. */
const mostMeetings = 50;
const shortestMeeting = 15;
const longestMeeting = 480;

/** What a package is made of. */
export const packageFields = [
  { name: 'name', type: 'line', most: 200, twin: true, required: true },
  { name: 'description', type: 'text', most: 1_000, twin: true, required: true },
  { name: 'priceCents', type: 'money', required: true },
  {
    name: 'interval',
    type: 'choice',
    required: true,
    options: ['one-time', 'week', 'month', 'quarter', 'year'],
  },
  { name: 'features', type: 'list', most: 300, twin: true, required: true },
  { name: 'meetings', type: 'number', from: 0, to: mostMeetings },
  { name: 'meetingMinutes', type: 'number', from: shortestMeeting, to: longestMeeting },
  { name: 'popular', type: 'flag' },
  { name: 'fits', type: 'choices', options: guideAnswers },
] as const satisfies Fields;

/** Returns the parameters by which the address of the checkout carries the order of a package. */
export function orderFields(
  { id, name, namePt, price }: ServicePackage,
  language: Language,
): { packageId: string; packageName: string; packagePrice: string } {
  return {
    packageId: id,
    packageName: localize(language, name, namePt).text,
    packagePrice: String(amountOfPrice(price)),
  };
}
