import type { Appearance } from '@stripe/stripe-js';

/** Returns a token of the current theme, such as `--ink`, as `#rrggbb`, for Stripe's frames. */
function colourOf(probe: HTMLElement, token: string): string {
  probe.style.color = `var(${token})`;
  const [red, green, blue] = getComputedStyle(probe).color.match(/\d+/g) ?? ['0', '0', '0'];
  return `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the appearance of Stripe's fields in the page's current theme. */
export function stripeAppearance(): Appearance {
  const probe = document.body.appendChild(document.createElement('span'));
  const colour = (token: string) => colourOf(probe, token);
  const appearance: Appearance = {
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe',
    variables: {
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      colorPrimary: colour('--blue'),
      colorBackground: colour('--raised'),
      colorText: colour('--ink'),
      colorTextSecondary: colour('--ink-2'),
      colorTextPlaceholder: colour('--ink-2'),
      colorDanger: colour('--bad'),
      inputColorBorder: colour('--line-strong'),
      borderRadius: '6px',
      gridRowSpacing: '24px',
    },
    rules: {
      '.Label': { fontWeight: '600', fontSize: '15px' },
      '.Input': { padding: '12px 15px', boxShadow: 'none' },
    },
  };
  probe.remove();
  return appearance;
}
