/** A value that goes from `from` at the top of the page to `to` after `over` pixels of scroll. */
type ScrollRange = { from: number; to: number; over: number };

/** How the picture of the hero moves while the page is scrolled; `y` in pixels. */
export const parallaxRanges = {
  y: { from: 0, to: 150, over: 500 },
  opacity: { from: 1, to: 0.6, over: 300 },
  scale: { from: 1, to: 1.1, over: 300 },
} as const satisfies Record<string, ScrollRange>;

/** Milliseconds before the hero starts to move. */
export const parallaxDelayMs = 100;

/** Returns the value at a scroll position in pixels, clamped at both ends. */
export function valueAt({ from, to, over }: ScrollRange, scrollTop: number): number {
  const part = Math.min(Math.max(scrollTop / over, 0), 1);
  return from + (to - from) * part;
}

export type Parallax = { y: number; opacity: number; scale: number };

export function parallaxAt(scrollTop: number): Parallax {
  return {
    y: valueAt(parallaxRanges.y, scrollTop),
    opacity: valueAt(parallaxRanges.opacity, scrollTop),
    scale: valueAt(parallaxRanges.scale, scrollTop),
  };
}

/** The CSS property for each value, and its CSS text. */
const cssProperties = {
  y: ['translate', (y: number) => `0 ${y}px`],
  opacity: ['opacity', String],
  scale: ['scale', String],
} as const;

function followScroll(picture: HTMLElement): () => void {
  const follow = () => {
    const at = parallaxAt(scrollY);
    picture.style.translate = cssProperties.y[1](at.y);
    picture.style.opacity = cssProperties.opacity[1](at.opacity);
    picture.style.scale = cssProperties.scale[1](at.scale);
  };
  follow();
  addEventListener('scroll', follow, { passive: true });
  return () => {
    removeEventListener('scroll', follow);
    for (const [property] of Object.values(cssProperties)) picture.style.removeProperty(property);
  };
}

/**
 * Animates the picture with the scroll position: off the main thread where the browser supports
 * scroll timelines, by scroll events elsewhere. Returns a function that stops it.
 */
export function startParallax(picture: HTMLElement): () => void {
  if (typeof ScrollTimeline === 'undefined') return followScroll(picture);
  const timeline = new ScrollTimeline({ source: document.documentElement, axis: 'block' });
  const names = ['y', 'opacity', 'scale'] as const;
  const animations = names.map((name) => {
    const { from, to, over } = parallaxRanges[name];
    const [property, css] = cssProperties[name];
    // As strings: Chromium applies a `CSSUnitValue` here to the whole scroll range.
    const range = { rangeStart: '0px', rangeEnd: `${over}px` };
    const options = { timeline, fill: 'both' as const, ...range };
    return picture.animate({ [property]: [css(from), css(to)] }, options);
  });
  return () => {
    for (const animation of animations) animation.cancel();
  };
}
