import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type ArtEffect, ArtFrame, type ArtRatio } from '../art/art-frame.tsx';
import { Label, type LabelVariant } from '../form/label.tsx';
import { Badge, type BadgeVariant } from './badge.tsx';

const badges: readonly BadgeVariant[] = ['default', 'secondary', 'destructive', 'outline'];
const labels: readonly LabelVariant[] = ['primary', 'secondary', 'premium'];
const effects: readonly ArtEffect[] = ['zoom', 'tilt', 'shine', 'reveal'];
const ratios: readonly ArtRatio[] = ['auto', 'square', 'video', 'portrait'];
const frame = { src: '/a.svg', width: 3, height: 2 };

/** The rules of a stylesheet, selector by selector, without their white space. */
function rulesOf(file: string): Map<string, string> {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  const found = css.matchAll(/([.\w][^{}@;]*)\{([^{}]*)\}/g);
  return new Map([...found].map(([, selector = '', body = '']) => [selector.trim(), body.trim()]));
}

function classOf(markup: string): string {
  return /class="([^"]*)"/.exec(markup)?.[1] ?? '';
}

describe('the variants of a badge', () => {
  const rules = rulesOf('./badge.css');
  const classes = badges.map((variant) =>
    classOf(renderToStaticMarkup(<Badge variant={variant}>A</Badge>)),
  );

  it('are default, secondary, destructive and outline, each with its own style', () => {
    expect(classes).toEqual([
      'badge',
      'badge badge--secondary',
      'badge badge--destructive',
      'badge badge--outline',
    ]);
    const styles = classes.map((names) => rules.get(`.${names.split(' ').at(-1)}`));
    expect(styles).not.toContain(undefined);
    expect(new Set(styles).size).toBe(4);
  });
});

describe('the variants of a label', () => {
  const rules = rulesOf('../form/label.css');

  it('are primary, secondary and premium, each with its own style', () => {
    const classes = labels.map((variant) =>
      classOf(renderToStaticMarkup(<Label variant={variant}>A</Label>)),
    );
    expect(classes).toEqual(['label label--primary', 'label', 'label label--premium']);
    const styles = classes.map((names) => rules.get(`.${names.split(' ').at(-1)}`));
    expect(styles).not.toContain(undefined);
    expect(new Set(styles).size).toBe(3);
  });
});

describe('a picture', () => {
  const rules = rulesOf('../art/art-frame.css');
  const selectors = [...rules.keys()].join('\n');

  it.each(effects)('has the hover effect %s', (effect) => {
    const markup = renderToStaticMarkup(<ArtFrame {...frame} effect={effect} />);
    expect(classOf(markup).split(' ')).toContain(`fx-${effect}`);
    expect(selectors).toContain(`.fx-${effect}:hover`);
  });

  it('has the aspect ratios auto, square, video and portrait', () => {
    for (const ratio of ratios)
      expect(
        classOf(renderToStaticMarkup(<ArtFrame {...frame} ratio={ratio} />)).split(' '),
      ).toContain(`ar-${ratio}`);
    expect(rules.get('.ar-auto img')).toBe('height: auto;');
    expect(rules.get('.ar-square')).toBe('aspect-ratio: 1;');
    expect(rules.get('.ar-video')).toBe('aspect-ratio: 16 / 9;');
    expect(rules.get('.ar-portrait')).toBe('aspect-ratio: 3 / 4;');
  });
});
