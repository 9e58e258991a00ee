import { Localized } from '#i18n/localized.tsx';
import type { CardFigure } from '../../case-studies.ts';
import { FigureValue } from './figure-value.tsx';
import './card-figures.css';

/** The figures of a case study in a list; nothing without any. */
export function CardFigures({ figures }: { figures: readonly CardFigure[] | undefined }) {
  if (!figures) return null;
  return (
    <dl className="card-figures">
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>
            <Localized en={figure.label} pt={figure.labelPt} />
          </dt>
          <dd>
            <FigureValue figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
