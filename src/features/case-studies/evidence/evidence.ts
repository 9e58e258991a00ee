import type { FigureRow, StepRow } from '../case-studies.tables.ts';
import type { CardFigure, CaseStudy, Figure, Quote, Step } from '../case-studies.ts';

/** What is written of a case beside its text. */
type Written = {
  figures: FigureRow[] | null;
  steps: StepRow[] | null;
  quote: string | null;
  quotePt: string | null;
  quoteName: string | null;
  quoteRole: string | null;
  quoteRolePt: string | null;
};

function countedIn({ label, labelPt, value, unit, unitPt }: FigureRow): CardFigure {
  return {
    label,
    ...(labelPt && { labelPt }),
    value,
    ...(unit && { unit }),
    ...(unit && unitPt && { unitPt }),
  };
}

function toFigure(row: FigureRow): Figure {
  const { before, after, date, source } = row;
  return {
    ...countedIn(row),
    ...(before && { before }),
    ...(after && { after }),
    ...(date && { date }),
    ...(source && { source }),
  };
}

function toStep({ date, text, textPt, note, notePt, isClient, isMistake }: StepRow): Step {
  return {
    date,
    text,
    ...(textPt && { textPt }),
    ...(note && { note }),
    ...(note && notePt && { notePt }),
    ...(isClient && { isClient }),
    ...(isMistake && { isMistake }),
  };
}

function toQuote(written: Written): Quote | null {
  const { quote: text, quotePt, quoteName, quoteRole, quoteRolePt } = written;
  if (!text) return null;
  return {
    text,
    ...(quotePt && { textPt: quotePt }),
    ...(quoteName && { name: quoteName }),
    ...(quoteRole && { role: quoteRole }),
    ...(quoteRolePt && { rolePt: quoteRolePt }),
  };
}

/** Returns the figures of a card: the first three that the client has approved, without their sources. */
export function cardFiguresOf(figures: FigureRow[] | null): CardFigure[] {
  return (figures ?? [])
    .filter(({ isApproved }) => isApproved)
    .slice(0, 3)
    .map((figure) => countedIn(figure));
}

/** Returns what is shown of it: the figures that the client has approved, the steps, the quote. */
export function evidenceOf(written: Written): Pick<CaseStudy, 'figures' | 'steps' | 'quote'> {
  const figures = (written.figures ?? []).filter(({ isApproved }) => isApproved).map(toFigure);
  const steps = (written.steps ?? []).map(toStep);
  const quote = toQuote(written);
  return {
    ...(figures.length > 0 && { figures }),
    ...(steps.length > 0 && { steps }),
    ...(quote && { quote }),
  };
}
