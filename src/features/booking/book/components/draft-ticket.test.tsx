import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { defaultRules, offeredRules } from '../../rules/booking-rules.ts';
import { DraftTicket } from './draft-ticket.tsx';

type Shown = { zone?: string; time?: null; isLive?: boolean };

function textOf(language: 'en' | 'pt', { zone, time, isLive = true }: Shown = {}): string {
  const markup = renderToStaticMarkup(
    <LanguageProvider start={language}>
      <DraftTicket
        choice={{ date: '2026-11-24', time: time === undefined ? '10:00' : time }}
        zone={zone ?? null}
        isLive={isLive}
        rules={offeredRules(defaultRules)}
        place="any"
        caller={null}
        refusal={null}
      >
        <button type="submit">-</button>
      </DraftTicket>
    </LanguageProvider>,
  );
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

it.each([
  ['en', 'Tuesday 24 November 10:00 to 10:30 in Lisbon', '30 minutes', 'Free'],
  ['pt', 'Terça-feira, 24 de novembro 10:00 até às 10:30, em Lisboa', '30 minutos', 'Gratuita'],
] as const)(
  'the consultation is free and takes 30 minutes: %s',
  (language, when, minutes, free) => {
    const text = textOf(language);
    expect(text).toContain(when);
    expect(text).toContain(minutes);
    expect(text).toContain(free);
  },
);

it('shows both clocks with cities, never the name of a zone', () => {
  const text = textOf('pt', { zone: 'America/New_York' });
  expect(text).toContain('05:00 até às 05:30, no seu fuso (Nova Iorque)');
  expect(text).not.toContain('/');
});

it('asks for the time of a day with the hours of any day', () => {
  const text = textOf('en', { time: null });
  expect(text).toContain('Tuesday 24 November: choose a time Between 09:00 and 16:30 in Lisbon');
});

it('asks for no time where it does not follow the presses', () => {
  const text = textOf('en', { time: null, isLive: false });
  expect(text).toContain('Tuesday 24 November Between 09:00 and 16:30 in Lisbon');
  expect(text).not.toContain('choose a time');
});
