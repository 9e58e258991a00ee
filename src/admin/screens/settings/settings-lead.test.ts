import { expect, it } from 'vitest';
import type { Connections } from '#features/settings/settings.schema.ts';
import { translate } from '#i18n/texts.ts';
import { settingsTexts } from './settings.texts.ts';
import { settingsLead } from './settings-lead.ts';

const field = { value: 'x', revision: 0, changedAt: null, changedBy: null };
const company = (samples: number) => ({
  fields: Object.fromEntries(
    Array.from({ length: 3 }, (_, at) => [`f${at}`, { ...field, isSample: at < samples }]),
  ),
});
const connections = (hasServer: boolean, provider: 'sandbox' | 'stripe_test' | 'stripe') =>
  ({ mail: { hasServer }, payments: { provider } }) as Connections;

it.each([
  [2, false, 'sandbox', /^2 values .* samples\. Mail is written to disk and card payments run/],
  [1, true, 'sandbox', /^One value .* sample\. Card payments run/],
  [0, false, 'stripe', /^Mail is written to disk until you connect a server\.$/],
  [
    0,
    false,
    'stripe_test',
    /^Mail is written .* server\. Card payments run with Stripe’s test keys/,
  ],
  [0, true, 'stripe_test', /^Card payments run with Stripe’s test keys: nobody is charged\.$/],
  [0, true, 'stripe', /^Everything is connected/],
] as const)('%i samples, mail server %s, %s', (samples, hasServer, provider, sentence) => {
  const lead = settingsLead(
    (key, params) => translate(settingsTexts, 'en', key, params),
    connections(hasServer, provider),
    company(samples),
  );
  expect(lead).toMatch(sentence);
});
