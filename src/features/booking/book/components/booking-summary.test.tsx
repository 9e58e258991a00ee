import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { defaultRules, offeredRules } from '../../rules/booking-rules.ts';
import { BookingSummary } from './booking-summary.tsx';

it.each([
  ['en', '30 minutes', 'Free', '10:00 to 10:30'],
  ['pt', '30 minutos', 'Gratuita', '10:00'],
] as const)(
  'the consultation is free and takes 30 minutes: %s',
  (language, minutes, free, span) => {
    const markup = renderToStaticMarkup(
      <LanguageProvider start={language}>
        <BookingSummary
          choice={{ date: '2026-11-24', time: '10:00' }}
          zone={null}
          rules={offeredRules(defaultRules)}
        />
      </LanguageProvider>,
    );
    const facts = [...markup.matchAll(/<span>([^<]*)<small>([^<]*)<\/small>/g)];
    expect(facts.map(([, title]) => title)).toEqual(expect.arrayContaining([minutes, free]));
    expect(facts.find(([, title]) => title === minutes)?.[2]).toContain(span);
  },
);
