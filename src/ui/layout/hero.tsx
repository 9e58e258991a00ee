import { type ReactNode, useEffect, useRef, useState } from 'react';
import { parallaxDelayMs, startParallax } from './hero-parallax.ts';
import './hero.css';

export type HeroProps = {
  /** 600 px high, or 700 for `tall`; higher where the words need it. */
  size?: 'default' | 'tall' | undefined;
  /** The picture behind the words, and its pixels. Decorative. */
  src: string;
  width: number;
  height: number;
  /** Id of the heading among the children. */
  labelledBy: string;
  children: ReactNode;
};

/**
 * The head of a page over a picture: still at first, and after 100 ms the picture follows the
 * scroll. Under reduced motion it stays still.
 */
export function Hero({ size = 'default', src, width, height, labelledBy, children }: HeroProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [moves, setMoves] = useState(false);

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    let stop: (() => void) | undefined;
    const decide = () => {
      stop?.();
      stop = picture.current && !reduced.matches ? startParallax(picture.current) : undefined;
      setMoves(stop !== undefined);
    };
    const timer = setTimeout(decide, parallaxDelayMs);
    reduced.addEventListener('change', decide);
    return () => {
      clearTimeout(timer);
      reduced.removeEventListener('change', decide);
      stop?.();
    };
  }, []);

  const classes = ['hero', 'on-wall'];
  if (size === 'tall') classes.push('hero--tall');
  return (
    <section
      className={classes.join(' ')}
      aria-labelledby={labelledBy}
      data-version={moves ? 'parallax' : 'static'}
    >
      <img
        className="hero__art"
        ref={picture}
        src={src}
        alt=""
        width={width}
        height={height}
        fetchPriority="high"
      />
      <div className="hero__overlay" />
      <div className="wrap">{children}</div>
    </section>
  );
}
