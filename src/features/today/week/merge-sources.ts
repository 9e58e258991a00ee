/** How many bookings and sign-ups to the newsletter came from a source. */
export type SourceFigures = {
  source: string;
  bookings: number;
  signUps: number;
  /** The subjects of the issue that it is, if it is one of ours. */
  issue?: { subject: string; subjectPt: string } | undefined;
};

const totalOf = ({ bookings, signUps }: SourceFigures) => bookings + signUps;

/** Puts the counts of both beside each other, the most frequent source first. */
export function mergeSources(
  bookings: readonly Pick<SourceFigures, 'source' | 'bookings'>[],
  signUps: readonly Pick<SourceFigures, 'source' | 'signUps'>[],
): SourceFigures[] {
  const merged = new Map<string, SourceFigures>();
  for (const one of bookings) merged.set(one.source, { ...one, signUps: 0 });
  for (const { source, signUps: count } of signUps) {
    const booked = merged.get(source)?.bookings ?? 0;
    merged.set(source, { source, bookings: booked, signUps: count });
  }
  return [...merged.values()].sort(
    (a, b) => totalOf(b) - totalOf(a) || b.bookings - a.bookings || (a.source < b.source ? -1 : 1),
  );
}

/** Keeps the first `most` lines; the last of them then stands for all others. */
export function shortenSources(sources: readonly SourceFigures[], most: number): SourceFigures[] {
  if (sources.length <= most) return [...sources];
  const others = { source: 'others', bookings: 0, signUps: 0 };
  for (const { bookings, signUps } of sources.slice(most - 1)) {
    others.bookings += bookings;
    others.signUps += signUps;
  }
  return [...sources.slice(0, most - 1), others];
}
