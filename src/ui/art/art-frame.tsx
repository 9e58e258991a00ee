import type { ReactNode } from 'react';
import './art-frame.css';

/** 1:1, 16:9, 3:4, 3:2, and `wide`: 3:2 on phones, 8:3 from 768 px. `auto` keeps the picture's own ratio. */
export type ArtRatio = 'auto' | 'square' | 'video' | 'portrait' | 'card' | 'wide';
export type ArtEffect = 'zoom' | 'tilt' | 'shine' | 'reveal';

export type ArtFrameProps = {
  src: string;
  ratio?: ArtRatio | undefined;
  /** Hover effect. */
  effect?: ArtEffect | undefined;
  /** Intrinsic size of the picture in pixels; reserves its space while it loads. */
  width: number;
  height: number;
  alt?: string | undefined;
  /** For the picture at the top of a page: loaded immediately, with high priority. */
  eager?: boolean | undefined;
  className?: string | undefined;
  /** A badge in the corner. */
  children?: ReactNode;
};

/** A framed picture. Decorative unless it has an `alt`. */
export function ArtFrame(props: ArtFrameProps) {
  const { src, ratio = 'auto', effect = 'zoom', width, height, alt = '', eager = false } = props;
  const classes = ['art', `ar-${ratio}`, `fx-${effect}`];
  if (props.className) classes.push(props.className);
  return (
    <div className={classes.join(' ')}>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        {...(eager ? { fetchPriority: 'high' as const } : {})}
      />
      {props.children}
    </div>
  );
}
