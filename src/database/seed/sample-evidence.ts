import type { SampleCaseStudy } from './sample-content.ts';

/** Returns the figures and steps of a sample as they are stored: whole rows, in the order of their fields. */
export function sampleEvidence({ figures, steps }: SampleCaseStudy) {
  const unsaid = { before: '', after: '', date: '', source: '', isApproved: true };
  return {
    figures: figures.map(({ label, labelPt, value, unit = '', unitPt = unit }, index) => ({
      id: String(index + 1),
      label,
      labelPt,
      value,
      unit,
      unitPt,
      ...unsaid,
    })),
    steps: steps.map(({ text, textPt, date, ...more }, index) => ({
      id: String(index + 1),
      text,
      textPt,
      date,
      note: more.note ?? '',
      notePt: more.notePt ?? '',
      isClient: more.isClient ?? false,
      isMistake: more.isMistake ?? false,
    })),
  };
}
