import type { ReactNode } from 'react';
import { narrowWindow, useMedia } from '../controls/use-media.ts';
import './layout/split.css';

/** A titled part of a record. Its heading is one level below that of the record. */
export function RecordPart({ title, children }: { title: string; children: ReactNode }) {
  const Heading = useMedia(narrowWindow) ? 'h2' : 'h3';
  return (
    <section className="record__part" aria-label={title}>
      <Heading className="record__heading">{title}</Heading>
      {children}
    </section>
  );
}
