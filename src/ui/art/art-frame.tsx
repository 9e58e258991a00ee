import type { ReactNode } from 'react';
import type { Picture } from '#core/picture.ts';
import { UploadedPicture } from './uploaded-picture.tsx';
import './art-frame.css';

/** 1:1, 16:9, 3:4, 3:2, and `wide`: 3:2 on phones, 8:3 from 768 px. `auto` keeps the picture's own ratio. */
export type ArtRatio = 'auto' | 'square' | 'video' | 'portrait' | 'card' | 'wide';
export type ArtEffect = 'zoom' | 'tilt' | 'shine' | 'reveal';

export type ArtFrameProps = {
  src: string;
  /** What is known of an uploaded picture: its copies, size, words and focal point. */
  picture?: Picture | undefined;
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

// A drawing exists in several formats, so that none is ever cut; other pictures have one.
const drawing = /^(\/art\/[a-z0-9-]+)\.svg$/;
const scene = /^(\/art\/(?:case|post)-[a-z0-9-]+)\.svg$/;

/** Returns the drawing that is composed for a frame, or the picture as it is. */
function inRatio(src: string, ratio: ArtRatio): string {
  if (ratio === 'video') return src.replace(scene, '$1-16x9.svg');
  return ratio === 'square' ? src.replace(scene, '$1-1x1.svg') : src;
}

/** A framed picture. Decorative unless it has an `alt`. */
export function ArtFrame(props: ArtFrameProps) {
  const { src, picture, ratio = 'auto', effect = 'zoom', width, height, eager = false } = props;
  const classes = ['art', `ar-${ratio}`, `fx-${effect}`];
  if (props.className) classes.push(props.className);
  const loading = {
    loading: eager ? 'eager' : 'lazy',
    decoding: 'async',
    ...(eager ? { fetchPriority: 'high' as const } : {}),
  } as const;
  return (
    <div className={classes.join(' ')}>
      {picture ? (
        <UploadedPicture src={src} picture={picture} isWide={ratio === 'wide'} {...loading} />
      ) : ratio === 'wide' && drawing.test(src) ? (
        <picture>
          <source
            media="(min-width: 48rem)"
            srcSet={src.replace(drawing, '$1-wide.svg')}
            width={1600}
            height={600}
          />
          <img src={src} alt={props.alt ?? ''} width={1200} height={800} {...loading} />
        </picture>
      ) : (
        <img
          src={inRatio(src, ratio)}
          alt={props.alt ?? ''}
          width={width}
          height={height}
          {...loading}
        />
      )}
      {props.children}
    </div>
  );
}
