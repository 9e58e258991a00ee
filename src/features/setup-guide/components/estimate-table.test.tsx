import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-context.tsx';
import type { Estimate } from '../setup-guide.ts';
import { EstimateTable } from './estimate-table.tsx';

const estimate: Estimate = {
  steps: [],
  costFrom: 200,
  costTo: 225,
  daysFrom: 8,
  daysTo: 36,
};

it.each([
  ['en', '8\u00a0to\u00a036', '€200.00 to €225.00'],
  ['pt', '8\u00a0a\u00a036', '200,00\u00a0€ a 225,00\u00a0€'],
] as const)('keeps the days of a range on one line: %s', (language, days, costs) => {
  const markup = renderToStaticMarkup(
    <LanguageProvider start={language}>
      <EstimateTable estimate={estimate} />
    </LanguageProvider>,
  );
  expect(markup).toContain(`>${days}</td>`);
  expect(markup).toContain(`>${costs}</td>`);
});
