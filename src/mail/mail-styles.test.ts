import { expect, test } from 'vitest';
import { mailStyleSheet, styleOf } from './mail-styles.ts';

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, 1.4.3. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function dark(selector: string, property: 'background' | 'color'): string {
  const [, rule = ''] = new RegExp(`\\.${selector} \\{([^}]*)\\}`).exec(mailStyleSheet) ?? [];
  const [, value = ''] = new RegExp(`${property}: (#[0-9a-f]{6})`).exec(` ${rule}`) ?? [];
  if (value === '') throw new Error(`No ${property} of ${selector} in the dark`);
  return value;
}

function light(part: Parameters<typeof styleOf>[0], property: 'background' | 'color'): string {
  return String(styleOf(part)[property]);
}

const card = light('card', 'background');
const darkCard = dark('e-card', 'background');

test.each([
  ['a heading', light('heading', 'color'), card],
  ['the lead', light('lead', 'color'), card],
  ['a label', light('label', 'color'), card],
  ['a link', light('link', 'color'), card],
  ['the button', light('button', 'color'), light('button', 'background')],
  ['the footer', light('footText', 'color'), light('foot', 'background')],
  ['when a bill is due', light('due', 'color'), light('due', 'background')],
  ['when a bill is due, in dark mode', dark('e-due', 'color'), dark('e-due', 'background')],
  ['a heading in dark mode', dark('e-ink', 'color'), darkCard],
  ['the lead in dark mode', dark('e-ink2', 'color'), darkCard],
  ['a link in dark mode', dark('e-a', 'color'), darkCard],
  ['the button in dark mode', dark('e-btn', 'color'), dark('e-btn', 'background')],
])('%s has enough contrast', (_, text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

// A client that darkens only backgrounds or only text must not make the mail unreadable.
test('every element with a colour has a class that changes it in dark mode', () => {
  for (const name of [
    'e-ticket',
    'e-due',
    'e-bg',
    'e-card',
    'e-ink',
    'e-ink2',
    'e-line',
    'e-a',
    'e-btn',
  ])
    expect(mailStyleSheet).toContain(`.${name} {`);
});

test('on a phone a fact stands below its label, so that it has the whole width', () => {
  const [, phone = ''] = mailStyleSheet.split('@media (max-width: 480px)');
  expect(phone).toMatch(/\.e-label, \.e-value \{ display: block !important; width: auto/);
});

test('on the narrowest phones the total of a bill stands below its label, so that neither is cut', () => {
  const [, narrow = ''] = mailStyleSheet.split('@media (max-width: 380px)');
  expect(narrow).toMatch(/\.e-sum, \.e-total \{ display: block !important/);
});

test('the edge of a ticket is seen in dark mode', () => {
  const [, edge = ''] = /\.e-ticket \{ border-color: (#[0-9a-f]{6})/.exec(mailStyleSheet) ?? [];
  expect(contrast(edge, darkCard)).toBeGreaterThanOrEqual(3);
});
