import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { indexAfterKey } from './tab-keys.ts';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'one', label: 'One', panel: 'First panel' },
  { id: 'two', label: 'Two', panel: 'Second panel' },
];

describe('the keys of tabs', () => {
  it('wrap around with the arrow keys', () => {
    expect(indexAfterKey('ArrowRight', 0, 5)).toBe(1);
    expect(indexAfterKey('ArrowRight', 4, 5)).toBe(0);
    expect(indexAfterKey('ArrowLeft', 1, 5)).toBe(0);
    expect(indexAfterKey('ArrowLeft', 0, 5)).toBe(4);
  });

  it('go to the ends with Home and End', () => {
    expect(indexAfterKey('Home', 3, 5)).toBe(0);
    expect(indexAfterKey('End', 1, 5)).toBe(4);
  });

  it('ignore every other key', () => {
    for (const key of ['Tab', 'Enter', ' ', 'ArrowDown', 'a'])
      expect(indexAfterKey(key, 1, 5)).toBeNull();
  });
});

describe('tabs', () => {
  const markup = renderToStaticMarkup(
    <Tabs label="Pages" tabs={tabs} selected="two" onSelect={() => {}} />,
  );

  it('are one tab stop, on the selected tab', () => {
    expect(markup).toMatch(/id="[^"]*-tab-one"[^>]*aria-selected="false"[^>]*tabindex="-1"/);
    expect(markup).toMatch(/id="[^"]*-tab-two"[^>]*aria-selected="true"[^>]*tabindex="0"/);
  });

  it('name a panel each, which names its tab; only the selected one is shown', () => {
    const [, panelId] = markup.match(/aria-controls="([^"]*-panel-one)"/) ?? [];
    expect(panelId).toBeTruthy();
    expect(markup).toMatch(
      new RegExp(`id="${panelId}" aria-labelledby="[^"]*-tab-one" tabindex="0" hidden=""`),
    );
    expect(markup.match(/hidden=""/g)).toHaveLength(1);
  });

  it('carry no style attribute, which the content security policy refuses', () => {
    expect(markup).not.toContain('style=');
  });
});
