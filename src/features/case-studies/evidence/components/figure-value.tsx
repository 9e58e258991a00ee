import { Localized } from '#i18n/localized.tsx';
import type { CardFigure } from '../../case-studies.ts';

/** A number with its unit, such as "46 days", of which the number is the larger. */
export function FigureValue({ figure }: { figure: CardFigure }) {
  const [, number = figure.value, rest = ''] = /^(.*\d)(\D*)$/.exec(figure.value) ?? [];
  return (
    <>
      {number}
      {rest ? <small>{rest}</small> : null}
      {figure.unit ? (
        <small>
          {/^\p{L}/u.test(figure.unit) ? ' ' : null}
          <Localized en={figure.unit} pt={figure.unitPt} />
        </small>
      ) : null}
    </>
  );
}
